import * as v from 'valibot'
import { isEmail } from '#lib/isEmail.ts'
import { isBlank, rule } from './check.ts'
import { problem } from './problem.ts'

/** The generic rules for text (reader-account §5). Letters of any script, digits 0 to 9, lengths in code points. */

export const required = <Value>(message = problem('required')): v.CheckAction<Value, string> =>
  v.check((value) => !isBlank(value), message)

export const email = (message = problem('email')) => rule<string>((text) => isEmail(text.trim()), message)

const lengthOf = (text: string) => [...text].length

export const min = (length: number, message = problem('min', { length })) =>
  rule<string>((text) => lengthOf(text) >= length, message)

export const max = (length: number, message = problem('max', { length })) =>
  rule<string>((text) => lengthOf(text) <= length, message)

export const regex = (pattern: RegExp, message = problem('regex')) =>
  rule<string>((text) => pattern.test(text), message)

/** At least one lowercase letter, one uppercase letter, one digit, and `length` characters. */
export const password = (length: number, message = problem('password', { length })) =>
  rule<string>(
    (text) => lengthOf(text) >= length && /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text) && /\d/.test(text),
    message,
  )

export const alpha = () => regex(/^\p{L}+$/u, problem('alpha'))
export const alphaNum = () => regex(/^[\p{L}\d]+$/u, problem('alpha_num'))
export const alphaDash = () => regex(/^[\p{L}\d_-]+$/u, problem('alpha_dash'))
export const alphaSpaces = () => regex(/^[\p{L}\s]+$/u, problem('alpha_spaces'))

/** Exactly `length` digits. */
export const digits = (length: number) =>
  rule<string>((text) => /^\d+$/.test(text) && text.length === length, problem('digits', { length }))
