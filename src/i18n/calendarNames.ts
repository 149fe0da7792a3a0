import type { Language } from '../site/config.ts'
import { dateTimeFormat } from './dateTimeFormat.ts'

/** What a calendar says in one language. */
export interface CalendarNames {
  /** January first. */
  months: readonly string[]
  /** Monday first, in full for those who listen and short for the head of a column. */
  weekdays: readonly { long: string; short: string }[]
  /** A whole date with its weekday, of a day YYYY-MM-DD: dissabte, 21 de novembre del 2026. */
  dayName(day: string): string
}

const twelve = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 1)))
/** 1 January 2024 was a Monday. */
const week = Array.from({ length: 7 }, (_, weekday) => new Date(Date.UTC(2024, 0, 1 + weekday)))

export function calendarNames(lang: Language): CalendarNames {
  const locale = lang === 'en' ? 'en-GB' : lang
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = dateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return (date: Date) => formatter.format(date)
  }
  const long = format({ weekday: 'long' })
  const short = format({ weekday: 'short' })
  const full = format({ dateStyle: 'full' })
  return {
    months: twelve.map(format({ month: 'long' })),
    weekdays: week.map((date) => ({ long: long(date), short: short(date).replace(/\.$/, '') })),
    dayName: (day) => full(new Date(`${day}T00:00:00Z`)),
  }
}
