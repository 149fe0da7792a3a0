import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime.js'
import type { DateNames } from './DateNames.ts'

/** Whole units, never rounded up: two minutes begin after 120 seconds. */
const thresholds = [
  { l: 'm', r: 119, d: 'second' },
  { l: 'mm', r: 59, d: 'minute' },
  { l: 'h', r: 119 },
  { l: 'hh', r: 23, d: 'hour' },
  { l: 'd', r: 47 },
  { l: 'dd', d: 'day' },
]

/** “fa 5 minuts”; from a week on, the date as DD MMM YYYY (reader-account §3); a clock that is a little ahead reads as now. */
export function timeAgo(date: Date, now: Date, names: DateNames): string {
  dayjs.extend(relativeTime, { thresholds, rounding: Math.floor })
  // For this date alone; `then.locale(…)` would make it twice, and there is one a comment.
  const then = dayjs(date, { locale: dayjs.locale(names.name, names, true) })
  const present = dayjs(now)
  if (present.diff(then, 'minute') < 1) return names.now
  return present.diff(then, 'week') < 1 ? then.from(present) : then.format('DD MMM YYYY')
}
