import { expect, it } from 'vitest'
import { plainText } from './plainText.ts'

it.each([
  ['Économie', 'economie'],
  ['ÀNGEL NIÑO', 'angel nino'],
  // U+0140, the single code point that older texts use.
  ['coŀlecció', 'colleccio'],
  ['Col·lecció', 'colleccio'],
  ['COL.LECCIO', 'colleccio'],
  ['col·', 'col'],
  ['Straße', 'strasse'],
])('plainText of %s is %s', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})
