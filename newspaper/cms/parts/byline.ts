import { writeIso } from '#kit/dates/moment.ts'
import type { Language } from '#lib/site/config/config.ts'
import { authorNamed, authorPath } from '../../content/authors.ts'
import { type Html, html } from '../html.ts'
import type { Visit } from '../visit/Visit.ts'

const locales: Record<Language, string> = { ca: 'ca-ES', es: 'es-ES', en: 'en-GB', de: 'de-DE' }

/** The newspaper's time zone: its dates do not depend on the reader's. */
const timeZone = 'Europe/Madrid'

export const longDate = (date: Date, lang: Language) =>
  new Intl.DateTimeFormat(locales[lang], { dateStyle: 'full', timeZone }).format(date)

export const dateAndTime = (date: Date, lang: Language) =>
  new Intl.DateTimeFormat(locales[lang], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(date)

export const clock = (date: Date, lang: Language) =>
  new Intl.DateTimeFormat(locales[lang], { timeStyle: 'short', timeZone }).format(date)

const shortDate = (date: Date, lang: Language) =>
  new Intl.DateTimeFormat(locales[lang], { day: 'numeric', month: 'short', timeZone }).format(date)

/** Among headlines: the time of what is from today, the day of anything older. */
export function shortTime(date: Date, { now, lang }: Visit): Html {
  const isToday = longDate(date, lang) === longDate(now, lang)
  return html`<time datetime="${writeIso(date)}">${isToday ? clock(date, lang) : shortDate(date, lang)}</time>`
}

/** The names, each a link to the author's page. */
export const authorLinks = (names: readonly string[], { t }: Visit): Html =>
  html`${names.map((name, index) => {
    const author = authorNamed(name)
    const joint = index === 0 ? '' : index === names.length - 1 ? ` ${t.and} ` : ', '
    return html`${joint}${author ? html`<a class="author" href="${authorPath(author)}">${name}</a>` : name}`
  })}`

/** At two hundred words a minute, at least one minute. */
export const readingMinutes = (text: string) => Math.max(1, Math.round(text.split(/\s+/).length / 200))
