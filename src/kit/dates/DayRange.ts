import type { Day } from './Day.ts'

/** The days from one to another, both included; an end that is undefined is open. */
export interface DayRange {
  start: Day | undefined
  end: Day | undefined
}
