import { expect, it } from 'vitest'
import { shownNick } from './shownNick.ts'

it('cuts a nick at twenty characters, never inside one', () => {
  expect(shownNick('un-lector-que-mai-no-escriu')).toBe('un-lector-que-mai-no…')
  expect(shownNick('👩‍🌾'.repeat(3))).toBe('👩‍🌾'.repeat(3))
})

it('removes bidirectional controls from a nick', () => {
  expect(shownNick('Ada\u202e\u2067')).toBe('Ada')
})
