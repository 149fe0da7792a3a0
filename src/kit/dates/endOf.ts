import type { TimeZone } from './createTimeZone.ts'
import { isDay } from './isDay.ts'
import { parseDate } from './parseDate.ts'

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
