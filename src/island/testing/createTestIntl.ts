import { parse } from '@formatjs/icu-messageformat-parser'
import { createPageIntl } from '../../i18n/createPageIntl.ts'
import ca from '../../i18n/locales/ca.json' with { type: 'json' }
import en from '../../i18n/locales/en.json' with { type: 'json' }
import type { PageIntl } from '../../i18n/PageIntl.ts'

const shared = { ca, en }

/** A widget's texts with the shared ones, as the build compiles them. */
export const compileTexts = (texts: Record<string, string>, lang: keyof typeof shared = 'en') =>
  Object.fromEntries(Object.entries({ ...shared[lang], ...texts }).map(([id, text]) => [id, parse(text)] as const))

/** The page's language as a widget meets it. A message without a text, or one that lacks a value, fails the test. */
export const createTestIntl = (texts: Record<string, string>, lang: keyof typeof shared = 'en'): PageIntl =>
  createPageIntl(lang, compileTexts(texts, lang), (error) => {
    throw error
  })
