import dayjs from 'dayjs'
import type { Day } from './Day.ts'

/** The first moment of a day in the reader's time zone, as a `Date` for formatters. */
export const dateOf = (day: Day): Date => dayjs(day).toDate()
