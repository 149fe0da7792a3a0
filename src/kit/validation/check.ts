import * as v from 'valibot'

/** Whether a field is untouched. White space is not empty: a password may consist of it. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === false || value === ''

/** Empty or only white space, which `required` refuses. */
export const isBlank = (value: unknown): boolean => isEmpty(typeof value === 'string' ? value.trim() : value)

/** A rule that an empty field always passes: only `required` refuses empty fields. */
export const rule = <Value>(test: (value: Value) => boolean, problem: string): v.CheckAction<Value, string> =>
  v.check((value) => isEmpty(value) || test(value), problem)
