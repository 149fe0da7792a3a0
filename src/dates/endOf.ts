import dayjs from 'dayjs'
import { isDay } from './isDay.ts'
import { parseDate } from './parseDate.ts'

/**
 * The moment at which something ends, such as a trial (`endTrialDate`): a date alone lasts to the end of that day where the reader is.
 *
 * @param text As {@link parseDate} reads it.
 * @returns Undefined for an invalid date.
 */
export function endOf(text: string): Date | undefined {
  const date = parseDate(text)
  return date && isDay(text.trim()) ? dayjs(date).endOf('day').toDate() : date
}
