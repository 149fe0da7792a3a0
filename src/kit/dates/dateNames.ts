import ca from 'dayjs/locale/ca.js'
import de from 'dayjs/locale/de.js'
import en from 'dayjs/locale/en-gb.js'
import es from 'dayjs/locale/es.js'
import type { DateNames } from './dateWords.ts'

const phrases = ['past', 'm', 'mm', 'h', 'hh', 'd', 'dd'] as const

/** All four languages, for the build, tests and stories; a reader loads only one, with a widget's texts. */
export const dateNames = {
  ca: namesFrom(ca, { now: 'ara mateix' }),
  es: namesFrom(es, { now: 'ahora mismo' }),
  en: namesFrom(en, { now: 'just now' }),
  de: namesFrom(de, {
    now: 'gerade eben',
    // dayjs has functions for the cases; after “vor” it is always the dative.
    relativeTime: {
      past: 'vor %s',
      m: 'einer Minute',
      mm: '%d Minuten',
      h: 'einer Stunde',
      hh: '%d Stunden',
      d: 'einem Tag',
      dd: '%d Tagen',
    },
  }),
}

interface OwnNames {
  now: string
  relativeTime?: DateNames['relativeTime']
}

/** Reads the names from a dayjs locale, and adjusts them: dayjs has no word for now, and writes months with dots and, in Catalan, a capital. */
function namesFrom(locale: ILocale, { now, relativeTime }: OwnNames): DateNames {
  const from = relativeTime ?? locale.relativeTime
  // No line ends between a number and its unit.
  const entries = phrases.map((phrase) => [phrase, from[phrase]?.replace('%d ', '%d\u00a0')])
  const months = (locale.monthsShort ?? []).map((month) => month.replace('.', ''))
  return {
    name: `quiosc-${locale.name}`,
    now,
    monthsShort: locale.name === 'ca' ? months.map((month) => month.toLowerCase()) : months,
    // Object.fromEntries forgets the keys' types; they are those of the list above.
    relativeTime: Object.fromEntries(entries) as DateNames['relativeTime'],
  }
}
