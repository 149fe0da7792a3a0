import { endOf, isAfter } from '#kit/dates/moment.ts'
import type { TimeZone } from '#kit/dates/timeZone.ts'

/** The last day on which the points of sale are new (reader-account §2, "Registered view menu"). */
const LAST_NEW_DAY = '2025-06-01'

/** Whether the points of sale are marked as new: to the end of that day where the newspaper is. */
export function arePointsOfSaleNew(now: Date, timeZone: TimeZone): boolean {
  const end = endOf(LAST_NEW_DAY, timeZone)
  return end !== undefined && !isAfter(now, end)
}
