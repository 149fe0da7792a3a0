import dayjs, { type Dayjs } from 'dayjs'
import type { TimeZone } from './timeZone.ts'

/** A day of the calendar, YYYY-MM-DD: no time, so no time zone, and days compare as texts do. Years have four digits. */
export type Day = string

/** The days from one to another, both included; an end that is undefined is open. */
export interface DayRange {
  start: Day | undefined
  end: Day | undefined
}

/** Whether a text is a day that exists: 31 April does not. */
export function isDay(text: string): boolean {
  const [, month = '', day = ''] = /^\d{4}-(\d\d)-(\d\d)$/.exec(text) ?? []
  // Every month has these, and a list of comments asks for each of its dates.
  if (month > '00' && month < '13' && day > '00' && day < '29') return true
  const date = startInUtc(text)
  // `Date` cannot be trusted to reject 31 April: browsers disagree.
  return day !== '' && date.isValid() && date.toISOString().startsWith(text)
}

/** The calendar day of a moment in the reader's time zone. */
export const dayOf = (date: Date): Day => dayjs(date).format('YYYY-MM-DD')

/** The calendar day of a moment in a time zone: that of UTC for a moment as far ahead as its clocks are. */
export const dayIn = (timeZone: TimeZone, moment: Date): Day => utcDay(dayjs(moment).add(timeZone.offsetAt(moment)))

/** The first moment of a day in the reader's time zone, as a `Date` for formatters. */
export const dateOf = (day: Day): Date => dayjs(day).toDate()

export const addDays = (day: Day, days: number): Day => utcDay(startInUtc(day).add(days * 24, 'hour'))

/** Days of the calendar from one day to another, negative when `to` comes first. */
export const daysBetween = (from: Day, to: Day): number => startInUtc(to).diff(startInUtc(from), 'hour') / 24

/** 0 on Mondays. */
export const weekdayOf = (day: Day): number => ((daysBetween(A_MONDAY, day) % 7) + 7) % 7

/** @param month YYYY-MM. */
export const lastDayOf = (month: string): Day => addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1)

/** The nearest day from `min` to `max`, both included. */
export const clampDay = (day: Day, min: Day, max: Day): Day => (day < min ? min : day > max ? max : day)

const A_MONDAY = '1970-01-05'

/** In UTC every day has 24 hours, without daylight saving. */
const startInUtc = (day: Day): Dayjs => dayjs(`${day}T00:00Z`)

const utcDay = (date: Dayjs): Day => date.toISOString().slice(0, 10)
