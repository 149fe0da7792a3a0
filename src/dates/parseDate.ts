import dayjs from 'dayjs'
import type { TimeZone } from './createTimeZone.ts'
import { isDay } from './isDay.ts'

/** A day, and the time with or without seconds, fraction and offset. */
const ISO = /^(\d{4}-\d\d-\d\d)(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/

/**
 * Parses a moment from a backend, storage, a marker or a cookie; undefined for an invalid date.
 *
 * @param moment ISO 8601, also with a space in place of the T, which not every browser parses; or milliseconds since 1970. A day alone is its first moment
 * where the reader is, so that it is the same day of the calendar everywhere.
 * @param timeZone The newspaper's (contract §1): whose clock a time without an offset means.
 */
export function parseDate(moment: string | number, timeZone: TimeZone): Date | undefined {
  if (typeof moment === 'number') return validDate(moment)
  const [, day = '', time, offset] = ISO.exec(moment.trim()) ?? []
  if (!isDay(day)) return undefined
  if (time === undefined) return validDate(`${day}T00:00`)
  // Safari needs the colon.
  if (offset !== undefined) return validDate(`${day}T${time}${offset.replace(/(\d\d)(\d\d)$/, '$1:$2')}`)
  const asUtc = validDate(`${day}T${time}Z`)
  if (!asUtc) return undefined
  const near = dayjs(asUtc).subtract(timeZone.offsetAt(asUtc)).toDate()
  // The offset is that of the moment itself, which may be on the other side of a change of the clocks.
  return dayjs(asUtc).subtract(timeZone.offsetAt(near)).toDate()
}

function validDate(moment: string | number): Date | undefined {
  const date = dayjs(moment)
  return date.isValid() ? date.toDate() : undefined
}
