import { parse } from '@formatjs/icu-messageformat-parser'
import { dateNames } from '#kit/dates/dateNames.ts'
import { createFormatters } from '#kit/i18n/createFormatters.ts'
import { createPageIntl } from '#kit/i18n/createPageIntl.ts'
import type { Dictionary } from '#kit/i18n/dictionary.ts'
import ca from '#kit/i18n/locales/ca.json' with { type: 'json' }
import de from '#kit/i18n/locales/de.json' with { type: 'json' }
import en from '#kit/i18n/locales/en.json' with { type: 'json' }
import es from '#kit/i18n/locales/es.json' with { type: 'json' }
import type { PageIntl } from '#kit/i18n/PageIntl.ts'
import type { FormatSource, Language } from '#lib/site/config/config.ts'
import offersCa from '#page/overlays/locales/ca.json' with { type: 'json' }
import offersDe from '#page/overlays/locales/de.json' with { type: 'json' }
import offersEn from '#page/overlays/locales/en.json' with { type: 'json' }
import offersEs from '#page/overlays/locales/es.json' with { type: 'json' }

const shared = {
  ca: { ...ca, ...offersCa },
  es: { ...es, ...offersEs },
  en: { ...en, ...offersEn },
  de: { ...de, ...offersDe },
}

/** A widget's texts with the shared ones, as the build compiles them. */
export const compileTexts = (texts: Record<string, string>, lang: Language = 'en'): Dictionary => {
  const entries = Object.entries({ ...shared[lang], ...texts })
  return { texts: Object.fromEntries(entries.map(([id, text]) => [id, parse(text)])), dateNames: dateNames[lang] }
}

/** A real `PageIntl`. A missing message or value fails the test. */
export const createTestIntl = (
  texts: Record<string, string>,
  lang: Language = 'en',
  formatSource?: FormatSource,
): PageIntl => {
  const onError = (error: unknown) => {
    throw error
  }
  return createPageIntl(lang, compileTexts(texts, lang), onError, { formatters: createFormatters(formatSource) })
}
