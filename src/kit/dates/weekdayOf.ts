import type { Day } from './Day.ts'
import { utcDay } from './utcDay.ts'

/** 0 on Mondays. */
export const weekdayOf = (day: Day): number => (utcDay(day).day() + 6) % 7
