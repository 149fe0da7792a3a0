import type { Dayjs } from 'dayjs'
import type { Day } from './Day.ts'

export const toDay = (date: Dayjs): Day => date.format('YYYY-MM-DD')
