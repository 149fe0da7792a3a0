import { readFileSync } from 'node:fs'
import { parse } from '@formatjs/icu-messageformat-parser'
import { expect, it } from 'vitest'
import type { Language } from '#lib/site/config/config.ts'
import { createPageIntl } from '../i18n/createPageIntl.ts'
import { problem } from './problem.ts'
import { problemText } from './problemText.ts'

const intlOf = (lang: Language) => {
  const texts: Record<string, string> = JSON.parse(readFileSync(`src/kit/validation/locales/${lang}.json`, 'utf8'))
  const parsed = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]))
  return createPageIntl(lang, { texts: parsed }, (error) => {
    throw error
  })
}

it.each([
  ['ca', 'Escriu com a mínim 1\u00a0caràcter.', 'Tria un fitxer d’aquests tipus: jpg, png.'],
  ['es', 'Escribe como mínimo 1\u00a0carácter.', 'Elige un archivo de estos tipos: jpg, png.'],
  ['en', 'Enter at least 1\u00a0character.', 'Choose a file of one of these types: jpg, png.'],
  ['de', 'Geben Sie mindestens 1\u00a0Zeichen ein.', 'Wählen Sie eine Datei mit einer dieser Endungen: jpg, png.'],
] as const)('problemText formats the limits of a problem in %s', (lang, min, ext) => {
  const { t } = intlOf(lang)
  expect(problemText(t, problem('min', { length: 1 }))).toBe(min)
  expect(problemText(t, problem('ext', { list: 'jpg, png' }))).toBe(ext)
})

it('problemText returns a sentence of the server unchanged', () => {
  expect(problemText(intlOf('ca').t, 'Tens un compte? Entra-hi.')).toBe('Tens un compte? Entra-hi.')
  expect(problemText(intlOf('ca').t, 'toString')).toBe('toString')
})
