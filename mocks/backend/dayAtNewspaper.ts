import { type Day, dayIn } from '#kit/dates/day.ts'
import { createTimeZone } from '#kit/dates/timeZone.ts'
import { DEFAULT_TIME_ZONE } from '#lib/site/config/config.ts'

/** The day where the newspaper is: late in the evening it is another one than on the machine. */
export const dayAtNewspaper = (moment: Date): Day => dayIn(createTimeZone(DEFAULT_TIME_ZONE), moment)
