import * as v from 'valibot'

/** What a field holds before anybody has touched it. White space is something: a password may be made of it. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === false || value === ''

/** Nothing, or nothing but white space: what `required` does not take. */
export const isBlank = (value: unknown): boolean => isEmpty(typeof value === 'string' ? value.trim() : value)

/** A rule: an empty field keeps it, because whether it may be empty only `required` says. */
export const rule = <Value>(test: (value: Value) => boolean, problem: string): v.CheckAction<Value, string> =>
  v.check((value) => isEmpty(value) || test(value), problem)
