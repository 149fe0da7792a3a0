import { expect, it } from 'vitest'
import { plainText } from './plainText.ts'

it.each([
  ['Économie', 'economie'],
  ['ÀNGEL NIÑO', 'angel nino'],
  // The letter of its own, from older texts.
  ['coŀlecció', 'colleccio'],
  ['Col·lecció', 'colleccio'],
  ['COL.LECCIO', 'colleccio'],
  ['col·', 'col'],
  ['Straße', 'strasse'],
])('%s is %s', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})
