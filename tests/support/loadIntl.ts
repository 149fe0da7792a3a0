import { globSync, readFileSync } from 'node:fs'
import { createPageIntl } from '#kit/i18n/createPageIntl.ts'
import type { Language } from '#lib/site/config/config.ts'
import { compileTexts } from '#tools/texts/compileTexts.ts'

/** The library's messages in a language, so that rewording a text breaks no test. A missing message fails the test. */
export function loadIntl(lang: Language) {
  const folders = globSync(`{src,widgets}/**/locales/${lang}.json`).map((path) =>
    JSON.parse(readFileSync(path, 'utf8')),
  )
  return createPageIntl(lang, compileTexts(folders, lang, false), (error) => {
    throw error
  })
}

/** Formats messages in Catalan, the language of the newspaper's pages. */
export const { t, number } = loadIntl('ca')
