import type { DateNames } from '../dateWords.ts'

interface OwnNames {
  now: string
  relativeTime?: DateNames['relativeTime']
}

const phrases = ['past', 'm', 'mm', 'h', 'hh', 'd', 'dd'] as const

/** Reads the names from a dayjs locale, and adjusts them: dayjs has no word for now, and writes months with dots and, in Catalan, a capital. */
export function dateNamesFrom(locale: ILocale, { now, relativeTime }: OwnNames): DateNames {
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
