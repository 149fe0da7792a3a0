import dayjs from 'dayjs'
import type { TimeZone } from './createTimeZone.ts'
import { isDay } from './isDay.ts'

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

/** As Safari needs it: with minutes and a colon. */
function isoOffset(offset: string): string {
  const [, hours, minutes = '00'] = /^([+-]\d\d):?(\d\d)?$/.exec(offset) ?? []
  return hours === undefined ? 'Z' : `${hours}:${minutes}`
}

function validDate(moment: string | number): Date | undefined {
  const date = dayjs(moment)
  return date.isValid() ? date.toDate() : undefined
}
