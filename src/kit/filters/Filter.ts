import type { Day } from '../dates/day.ts'
import type { Choice } from '../ui/choices/choice.ts'

interface Named {
  label: string
  /** The name of its values: the query's parameter. */
  name: string
}

interface Bounds {
  /** The first and the last day that can be chosen. */
  min: Day
  max: Day
}

/** Any number of its choices. */
export interface CheckboxFilter extends Named {
  type: 'checkbox'
  choices: readonly Choice[]
}

/** One of its choices, or none. */
export interface SelectFilter extends Named {
  type: 'single-select'
  choices: readonly Choice[]
  /** The name for choosing none; “Any” by default. */
  any?: string | undefined
}

/** One day: `date` is picked or typed, `inputDate` is typed and no later than today (content-features §5). */
export interface DateFilter extends Named, Bounds {
  type: 'date' | 'inputDate'
}

/** Two days, each of which limits the other. Their values are called `minDate` and `maxDate` (content-features §2, "Filters sidebar"). */
export interface RangeFilter extends Named, Bounds {
  type: 'date-range'
  /** “Start” and “End” by default. */
  startLabel?: string | undefined
  endLabel?: string | undefined
  startDisabled?: boolean | undefined
  endDisabled?: boolean | undefined
  /** Hidden while either side has an error. */
  help?: string | undefined
}

/** A filter of a list (content-features §3, "Filter definition"). */
export type Filter = CheckboxFilter | SelectFilter | DateFilter | RangeFilter

/** The part of a definition that tells where its values are. */
export type FilterKey = Pick<Filter, 'type' | 'name'>

/** The first day that can be chosen where nothing else is said: before it, most typed years are mistakes. */
export const FIRST_DAY: Day = '1900-01-01'

export const RANGE_START = 'minDate'
export const RANGE_END = 'maxDate'

/** The names of a filter's values. */
export const namesOf = ({ type, name }: FilterKey): readonly string[] =>
  type === 'date-range' ? [RANGE_START, RANGE_END] : [name]
