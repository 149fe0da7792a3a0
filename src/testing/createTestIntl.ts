import { parse } from '@formatjs/icu-messageformat-parser'
import { dateNames } from '../dates/locales/dateNames.ts'
import { createPageIntl } from '../i18n/createPageIntl.ts'
import type { Dictionary } from '../i18n/dictionary.ts'
import ca from '../i18n/locales/ca.json' with { type: 'json' }
import en from '../i18n/locales/en.json' with { type: 'json' }
import type { PageIntl } from '../i18n/PageIntl.ts'

const shared = { ca, en }

/** A widget's texts with the shared ones, as the build compiles them. */
export const compileTexts = (texts: Record<string, string>, lang: keyof typeof shared = 'en'): Dictionary => {
  const entries = Object.entries({ ...shared[lang], ...texts })
  return { texts: Object.fromEntries(entries.map(([id, text]) => [id, parse(text)])), dateNames: dateNames[lang] }
}

/** A real `PageIntl`. A missing message or value fails the test. */
export const createTestIntl = (texts: Record<string, string>, lang: keyof typeof shared = 'en'): PageIntl =>
  createPageIntl(lang, compileTexts(texts, lang), (error) => {
    throw error
  })
