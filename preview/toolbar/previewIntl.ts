import { parse } from '@formatjs/icu-messageformat-parser'
import { createPageIntl } from '#kit/i18n/createPageIntl.ts'
import type { PageIntl } from '#kit/i18n/PageIntl.ts'
import type { Language } from '#lib/site/config/config.ts'
import ca from '../locales/ca.json' with { type: 'json' }
import de from '../locales/de.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }
import es from '../locales/es.json' with { type: 'json' }

const texts: Record<Language, Record<string, string>> = { ca, es, en, de }

/** The toolbar's texts, which stay in the page's language whatever is chosen for the widgets. */
export function previewIntl(lang: Language): PageIntl {
  const parsed = Object.entries(texts[lang]).map(([id, text]) => [id, parse(text, { ignoreTag: true })])
  return createPageIntl(lang, { texts: Object.fromEntries(parsed) }, (error) => {
    throw error
  })
}
