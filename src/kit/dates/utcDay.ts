import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import type { Day } from './Day.ts'

/** A day as a dayjs object. In UTC, because there every day has 24 hours, without daylight saving. */
export function utcDay(day: Day): Dayjs {
  // Registered here because importing a file does nothing; dayjs ignores a plugin that it has already.
  dayjs.extend(utc)
  return dayjs.utc(day)
}
