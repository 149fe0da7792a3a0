import { globSync, readFileSync } from 'node:fs'
import { parse } from '@formatjs/icu-messageformat-parser'
import { createPageIntl } from '../../src/i18n/createPageIntl.ts'
import type { Language } from '../../src/site/config.ts'

/** What the library says in a language: whoever polishes a text breaks no test. A message without a text fails the test. */
export function wordsOf(lang: Language) {
  const texts = globSync(`{src,widgets}/*/locales/${lang}.json`).flatMap((path): [string, string][] =>
    Object.entries(JSON.parse(readFileSync(path, 'utf8'))),
  )
  const dictionary = Object.fromEntries(texts.map(([id, text]) => [id, parse(text, { ignoreTag: true })]))
  return createPageIntl(lang, dictionary, (error) => {
    throw error
  })
}

/** What the newspaper's pages say, in Catalan. */
export const { t, number } = wordsOf('ca')
