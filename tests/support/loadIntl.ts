import { globSync, readFileSync } from 'node:fs'
import { parse } from '@formatjs/icu-messageformat-parser'
import { createPageIntl } from '#kit/i18n/createPageIntl.ts'
import type { Language } from '#lib/site/config/config.ts'

/** The library's messages in a language, so that rewording a text breaks no test. A missing message fails the test. */
export function loadIntl(lang: Language) {
  const texts = globSync(`{src,widgets}/**/locales/${lang}.json`).flatMap((path): [string, string][] =>
    Object.entries(JSON.parse(readFileSync(path, 'utf8'))),
  )
  const parsed = Object.fromEntries(texts.map(([id, text]) => [id, parse(text, { ignoreTag: true })]))
  return createPageIntl(lang, { texts: parsed }, (error) => {
    throw error
  })
}

/** Formats messages in Catalan, the language of the newspaper's pages. */
export const { t, number } = loadIntl('ca')
