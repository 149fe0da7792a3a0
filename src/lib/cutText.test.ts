import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { cutText } from './cutText.ts'

it.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab😀', 3, 'ab'],
  ['ab😀', 4, 'ab😀'],
  ['abe\u0301', 3, 'ab'],
  ['a🇦🇩', 4, 'a'],
  ['a👨‍👩‍👧‍👦', 8, 'a'],
  ['abcd', 0, ''],
])('cutText cuts %j to %i characters as %j', (text, room, expected) => {
  expect(cutText(text, room)).toBe(expected)
})

it('cutText returns a prefix that fits and never splits a code point', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), (text, room) => {
      const cut = cutText(text, room)
      return text.startsWith(cut) && cut.length <= room && !/\p{Surrogate}/u.test(cut)
    }),
  )
})

it('cutText splits no code point in a browser without Intl.Segmenter', () => {
  vi.stubGlobal('Intl', {})
  expect(cutText('ab😀', 3)).toBe('ab')
  vi.unstubAllGlobals()
})
