import { type Day, dateOf } from '../dates/day.ts'
import type { DateFormat } from './formats.ts'
import type { PageIntl } from './PageIntl.ts'

/** The texts of a calendar in one language. */
export interface CalendarNames {
  /** Monday first, in full for screen readers and short for a column's head. */
  weekdays: readonly { long: string; short: string }[]
  /** A whole date with its weekday, of a day YYYY-MM-DD: dissabte, 21 de novembre del 2026. */
  dayName(day: string): string
}

/** 1 January 2024 was a Monday. */
const week = Array.from({ length: 7 }, (_, weekday) => `2024-01-0${weekday + 1}`)

export function calendarNames(intl: Pick<PageIntl, 'date'>): CalendarNames {
  const as = (format: DateFormat) => (day: Day) => intl.date(dateOf(day), format)
  const long = as('weekday')
  const short = as('weekdayShort')
  return {
    weekdays: week.map((day) => ({ long: long(day), short: short(day).replace(/\.$/, '') })),
    dayName: as('full'),
  }
}
