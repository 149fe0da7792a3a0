import { expect, it } from 'vitest'
import { toLanguage } from './toLanguage.ts'

it.each([
  ['ca', 'ca'],
  ['ca-ES', 'ca'],
  ['EN_gb', 'en'],
  ['de-AT-1996', 'de'],
  ['fr', undefined],
  ['cat', 'ca'],
  ['eng-GB', 'en'],
  ['deu', 'de'],
  ['spa', 'es'],
  ['SPA-ES', 'es'],
  ['ger_AT', 'de'],
  [' es ', 'es'],
  ['ca_ES.UTF-8', 'ca'],
  ['ca-valencia', 'ca'],
  ['Castellano', undefined],
  ['est', undefined],
  ['denmark', undefined],
  ['spain', undefined],
  ['german', undefined],
  ['', undefined],
  [null, undefined],
  [7, undefined],
  [['es'], 'es'],
])('toLanguage reads %j as the language %s', (value, language) => {
  expect(toLanguage(value)).toBe(language)
})
