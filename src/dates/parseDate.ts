import dayjs from 'dayjs'
import { isDay } from './isDay.ts'

/** A day, and the time with or without seconds, fraction and offset. */
const ISO = /^(\d{4}-\d\d-\d\d)(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/

/**
 * Parses a moment from a backend, storage or a cookie; undefined for an invalid date.
 *
 * @param moment ISO 8601, also with a space in place of the T, which not every browser parses; or milliseconds since 1970. Without an offset it is the
 * reader's own time, and a day alone is its first moment.
 */
export function parseDate(moment: string | number): Date | undefined {
  if (typeof moment === 'number') return validDate(moment)
  const [, day = '', time = '00:00', offset = ''] = ISO.exec(moment.trim()) ?? []
  if (!isDay(day)) return undefined
  // Safari needs the colon.
  return validDate(`${day}T${time}${offset.replace(/(\d\d)(\d\d)$/, '$1:$2')}`)
}

function validDate(moment: string | number): Date | undefined {
  const date = dayjs(moment)
  return date.isValid() ? date.toDate() : undefined
}
