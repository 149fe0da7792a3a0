import { dayOf } from './dayOf.ts'
import { daysBetween } from './daysBetween.ts'
import { endOf } from './endOf.ts'
import { isAfter } from './isAfter.ts'

/** Calendar days until an end as {@link endOf} reads it: 0 on the last day, -1 afterwards, undefined for an invalid date. */
export function daysLeft(end: string, now: Date): number | undefined {
  const date = endOf(end)
  if (!date) return undefined
  return isAfter(date, now) ? daysBetween(dayOf(now), dayOf(date)) : -1
}
