import dayjs, { type ManipulateType } from 'dayjs'
import * as v from 'valibot'
import { dayIn, daysBetween, isDay } from './day.ts'
import type { TimeZone } from './timeZone.ts'

/**
 * A day, and the time with or without seconds, fraction and offset. Databases and languages write the last ones in their own ways: `+01`, ` +0100`, ` UTC`, a comma,
 * the zone's name after the offset.
 */
const ISO =
  /^(\d{4}-\d\d-\d\d)(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?)(?: ?(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)(?:\[[\w/+-]+\])?)?)?$/i

/** Seconds since 1970 are less until the year 5138, and milliseconds are more since 1973. */
const FIRST_MILLISECONDS = 1e11

/**
 * Parses a moment from a backend, storage, a marker or a cookie; undefined for an invalid date.
 *
 * @param moment ISO 8601, also with a space in place of the T, which not every browser parses; or milliseconds or seconds since 1970. A day alone is its first moment
 * where the reader is, so that it is the same day of the calendar everywhere.
 * @param timeZone The newspaper's (contract §1): whose clock a time without an offset means.
 */
export function parseDate(moment: string | number, timeZone: TimeZone): Date | undefined {
  if (typeof moment === 'number') return validDate(Math.abs(moment) < FIRST_MILLISECONDS ? moment * 1000 : moment)
  const text = moment.trim()
  // Ten digits or thirteen, of the years from 2001 to 2286.
  if (/^\d{10}(\d{3})?$/.test(text)) return parseDate(Number(text), timeZone)
  const [, day = '', clock, offset] = ISO.exec(text) ?? []
  if (!isDay(day)) return undefined
  if (clock === undefined) return validDate(`${day}T00:00`)
  const time = clock.replace(',', '.')
  if (offset !== undefined) return validDate(`${day}T${time}${isoOffset(offset)}`)
  const asUtc = validDate(`${day}T${time}Z`)
  if (!asUtc) return undefined
  const near = dayjs(asUtc).subtract(timeZone.offsetAt(asUtc)).toDate()
  // The offset is that of the moment itself, which may be on the other side of a change of the clocks.
  return dayjs(asUtc).subtract(timeZone.offsetAt(near)).toDate()
}

/** A moment as {@link parseDate} reads it, as a `Date`. */
export const momentSchema = (timeZone: TimeZone) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const date = parseDate(dataset.value, timeZone)
      if (date) return date
      addIssue({ message: 'is no date' })
      return NEVER
    }),
  )

/** A moment as HTTP headers have it: `Sat, 21 Nov 2026 10:00:00 GMT`. Undefined where there is none. */
export function readHttpDate(text: string | null): Date | undefined {
  const date = dayjs(text ?? '')
  return date.isValid() ? date.toDate() : undefined
}

/** ISO 8601 in UTC with milliseconds, as it goes to the backend and into storage. */
export const writeIso = (date: Date): string => date.toISOString()

export const isAfter = (date: Date, other: Date): boolean => dayjs(date).isAfter(other)

/** Adds units to a moment, or subtracts them when negative; a day is a calendar day in the reader's time zone. */
export const addTime = (date: Date, amount: number, unit: ManipulateType): Date =>
  dayjs(date).add(amount, unit).toDate()

/** The first moment of the next month in the reader's time zone. */
export const startOfNextMonth = (date: Date): Date => dayjs(date).add(1, 'month').startOf('month').toDate()

/** Whole days of 24 hours from one moment to another; negative as soon as `to` is earlier. */
export const elapsedDays = (from: Date, to: Date): number => Math.floor(dayjs(to).diff(from, 'hour', true) / 24)

/**
 * The moment at which something ends, such as a trial (`endTrialDate`): a date alone lasts to the end of that day where the newspaper is.
 *
 * @param text As {@link parseDate} reads it.
 * @returns Undefined for an invalid date.
 */
export function endOf(text: string, timeZone: TimeZone): Date | undefined {
  const trimmed = text.trim()
  return parseDate(isDay(trimmed) ? `${trimmed}T23:59:59.999` : trimmed, timeZone)
}

/** Calendar days until an end as {@link endOf} reads it, counted where the newspaper is: 0 on the last day, -1 afterwards, undefined for an invalid date. */
export function daysLeft(end: string, now: Date, timeZone: TimeZone): number | undefined {
  const date = endOf(end, timeZone)
  if (!date) return undefined
  return isAfter(date, now) ? daysBetween(dayIn(timeZone, now), dayIn(timeZone, date)) : -1
}

/** As Safari needs it: with minutes and a colon. */
function isoOffset(offset: string): string {
  const [, hours, minutes = '00'] = /^([+-]\d\d):?(\d\d)?$/.exec(offset) ?? []
  return hours === undefined ? 'Z' : `${hours}:${minutes}`
}

function validDate(moment: string | number): Date | undefined {
  const date = dayjs(moment)
  return date.isValid() ? date.toDate() : undefined
}
