import { createTimeZone } from '#kit/dates/createTimeZone.ts'
import type { Day } from '#kit/dates/Day.ts'
import { dayIn } from '#kit/dates/dayIn.ts'
import { DEFAULT_TIME_ZONE } from '#lib/site/config/config.ts'

/** The day where the newspaper is: late in the evening it is another one than on the machine. */
export const dayAtNewspaper = (moment: Date): Day => dayIn(createTimeZone(DEFAULT_TIME_ZONE), moment)
