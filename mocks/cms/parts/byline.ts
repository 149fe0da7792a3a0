import type { Language } from '../../../src/site/config/config.ts'
import type { Texts } from '../texts/Texts.ts'

const locales: Record<Language, string> = { ca: 'ca-ES', es: 'es-ES', en: 'en-GB', de: 'de-DE' }

/** The newspaper's time zone: its dates do not depend on the reader's. */
const timeZone = 'Europe/Madrid'

export const longDate = (date: Date, lang: Language) =>
  new Intl.DateTimeFormat(locales[lang], { dateStyle: 'full', timeZone }).format(date)

export const dateAndTime = (date: Date, lang: Language) =>
  new Intl.DateTimeFormat(locales[lang], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(date)

export const clock = (date: Date, lang: Language) =>
  new Intl.DateTimeFormat(locales[lang], { timeStyle: 'short', timeZone }).format(date)

export const authorsText = (authors: readonly string[], { and }: Texts) =>
  authors.length < 2
    ? authors.join('')
    : `${authors.slice(0, -1).join(', ')} ${and} ${authors[authors.length - 1] ?? ''}`

/** At two hundred words a minute, at least one minute. */
export const readingMinutes = (text: string) => Math.max(1, Math.round(text.split(/\s+/).length / 200))
