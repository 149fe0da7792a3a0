import type { Day } from './Day.ts'

/** The nearest day from `min` to `max`, both included. */
export const clampDay = (day: Day, min: Day, max: Day): Day => (day < min ? min : day > max ? max : day)
