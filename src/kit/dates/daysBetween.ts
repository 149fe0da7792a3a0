import type { Day } from './Day.ts'
import { utcDay } from './utcDay.ts'

/** Days of the calendar from one day to another, negative when `to` comes first. */
export const daysBetween = (from: Day, to: Day): number => utcDay(to).diff(utcDay(from), 'day')
