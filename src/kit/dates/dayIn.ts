import dayjs from 'dayjs'
import type { TimeZone } from './createTimeZone.ts'
import type { Day } from './Day.ts'

/** The calendar day of a moment in a time zone: that of UTC for a moment as far ahead as its clocks are. */
export const dayIn = (timeZone: TimeZone, moment: Date): Day =>
  dayjs(moment).add(timeZone.offsetAt(moment)).toISOString().slice(0, 10)
