import type * as v from 'valibot'
import { rule } from './check.ts'
import { problem } from './problem.ts'

/** The generic rules for numbers and choices (reader-account §5). Form values are strings, with a dot for decimals. */

type NumberInput = string | number

const isNumber = (value: NumberInput) => /^[+-]?(\d+\.?\d*|\.\d+)$/.test(String(value).trim())

const numberRule = <Value extends NumberInput>(test: (value: number) => boolean, message: string) =>
  rule<Value>((value) => isNumber(value) && test(Number(value)), message)

/** Only digits. */
export const numeric = <Value extends NumberInput>() =>
  rule<Value>((value) => /^\d+$/.test(String(value)), problem('numeric'))

export const minValue = <Value extends NumberInput>(min: number) =>
  numberRule<Value>((value) => value >= min, problem('min_value', { min }))
export const maxValue = <Value extends NumberInput>(max: number) =>
  numberRule<Value>((value) => value <= max, problem('max_value', { max }))

/** Inclusive. */
export const between = <Value extends NumberInput>(min: number, max: number) =>
  numberRule<Value>((value) => value >= min && value <= max, problem('between', { min, max }))

export const oneOf = <Value extends NumberInput>(list: readonly Value[]): v.CheckAction<Value, string> =>
  rule((value) => list.some((item) => String(item) === String(value)), problem('oneOf'))

export const excluded = <Value extends NumberInput>(list: readonly Value[]): v.CheckAction<Value, string> =>
  rule((value) => !list.some((item) => String(item) === String(value)), problem('excluded'))
