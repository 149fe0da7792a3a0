import type { Day } from './Day.ts'
import { toDay } from './toDay.ts'
import { utcDay } from './utcDay.ts'

export const addDays = (day: Day, days: number): Day => toDay(utcDay(day).add(days, 'day'))
