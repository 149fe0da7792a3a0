import dayjs from 'dayjs'
import type { Day } from './Day.ts'
import { toDay } from './toDay.ts'

/** The calendar day of a moment in the reader's time zone. */
export const dayOf = (date: Date): Day => toDay(dayjs(date))
