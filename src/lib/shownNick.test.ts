import { expect, it } from 'vitest'
import { shownNick } from './shownNick.ts'

it('shownNick cuts a nick at twenty characters, never inside one', () => {
  expect(shownNick('un-lector-que-mai-no-escriu')).toBe('un-lector-que-mai-no…')
  expect(shownNick('👩‍🌾'.repeat(3))).toBe('👩‍🌾'.repeat(3))
})

it.each([
  ['bidirectional controls', 'Ada\u202e\u2067\u061c\u200f', 'Ada'],
  ['zero-width characters', '\u200bA\u2060da\ufeff', 'Ada'],
  ['line breaks and other controls', 'A\u0000da\n', 'Ada'],
  ['a joiner that joins nothing', 'Ada\u200d', 'Ada'],
])('shownNick removes %s from a nick', (_, nick, shown) => {
  expect(shownNick(nick)).toBe(shown)
})

it.each(['', ' ', '\u200b', '\u200d\u200d', '\u3164', '\u2800\u00ad', '\u202e'])(
  'shownNick shows nothing of a nick that cannot be seen: %j',
  (nick) => {
    expect(shownNick(nick)).toBe('')
  },
)

it.each(['Íñigo 1', '👩\u200d🌾', '🏴\u{e0067}\u{e0062}\u{e007f}', 'می\u200cخواهم', '김철수'])(
  'shownNick keeps what belongs to a nick: %s',
  (nick) => {
    expect(shownNick(nick)).toBe(nick)
  },
)
