import { DAY } from '../../../src/site/limits.ts'

const DATE_ONLY = /^\d{4}-\d\d-\d\d$/

const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

/**
 * Days of the reader's calendar until `end`: 0 on the last one, negative once it is over, undefined when `end` is no date.
 * @param end ISO 8601, also with a space for the T; a date alone lasts to the end of that day.
 */
export function daysLeft(end: string, now: Date): number | undefined {
  const date = new Date(DATE_ONLY.test(end) ? `${end}T23:59:59` : end.replace(' ', 'T'))
  if (Number.isNaN(date.getTime())) return undefined
  if (date <= now) return -1
  // Rounded, because the day on which the clocks change has 23 or 25 hours.
  return Math.round((midnight(date) - midnight(now)) / DAY)
}
