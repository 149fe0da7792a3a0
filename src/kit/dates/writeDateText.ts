import type { Day } from './Day.ts'
import { utcDay } from './utcDay.ts'

/** DD/MM/YYYY (content-features §9). */
export const writeDateText = (day: Day): string => utcDay(day).format('DD/MM/YYYY')
