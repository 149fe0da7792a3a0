import type { TimeZone } from './createTimeZone.ts'
import { dayIn } from './dayIn.ts'
import { daysBetween } from './daysBetween.ts'
import { endOf } from './endOf.ts'
import { isAfter } from './isAfter.ts'

/** Calendar days until an end as {@link endOf} reads it, counted where the newspaper is: 0 on the last day, -1 afterwards, undefined for an invalid date. */
export function daysLeft(end: string, now: Date, timeZone: TimeZone): number | undefined {
  const date = endOf(end, timeZone)
  if (!date) return undefined
  return isAfter(date, now) ? daysBetween(dayIn(timeZone, now), dayIn(timeZone, date)) : -1
}
