import { addDays } from './addDays.ts'
import type { Day } from './Day.ts'

/** @param month YYYY-MM. */
export const lastDayOf = (month: string): Day => addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1)
