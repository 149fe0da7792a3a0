import type * as v from 'valibot'
import { rule } from './check.ts'
import { problem } from './problem.ts'

/** The generic rules for numbers and choices (reader-account §5). A form's numbers are text, with a dot for decimals. */

type Written = string | number

const isNumber = (value: Written) => /^[+-]?(\d+\.?\d*|\.\d+)$/.test(String(value).trim())

const numberRule = <Value extends Written>(test: (value: number) => boolean, said: string) =>
  rule<Value>((value) => isNumber(value) && test(Number(value)), said)

/** Digits and nothing else. */
export const numeric = <Value extends Written>() =>
  rule<Value>((value) => /^\d+$/.test(String(value)), problem('numeric'))

export const minValue = <Value extends Written>(min: number) =>
  numberRule<Value>((value) => value >= min, problem('min_value', { min }))
export const maxValue = <Value extends Written>(max: number) =>
  numberRule<Value>((value) => value <= max, problem('max_value', { max }))

/** Both ends belong to it. */
export const between = <Value extends Written>(min: number, max: number) =>
  numberRule<Value>((value) => value >= min && value <= max, problem('between', { min, max }))

export const oneOf = <Value extends Written>(list: readonly Value[]): v.CheckAction<Value, string> =>
  rule((value) => list.some((item) => String(item) === String(value)), problem('oneOf'))

export const excluded = <Value extends Written>(list: readonly Value[]): v.CheckAction<Value, string> =>
  rule((value) => !list.some((item) => String(item) === String(value)), problem('excluded'))
