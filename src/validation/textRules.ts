import * as v from 'valibot'
import { isEmail } from '../lib/isEmail.ts'
import { isBlank, rule } from './check.ts'
import { problem } from './problem.ts'

/** The generic rules for text (reader-account §5). Letters are those of any script, digits 0 to 9, lengths in characters. */

export const required = <Value>(said = problem('required')): v.CheckAction<Value, string> =>
  v.check((value) => !isBlank(value), said)

export const email = (said = problem('email')) => rule<string>((text) => isEmail(text.trim()), said)

const lengthOf = (text: string) => [...text].length

export const min = (length: number, said = problem('min', { length })) =>
  rule<string>((text) => lengthOf(text) >= length, said)

export const max = (length: number, said = problem('max', { length })) =>
  rule<string>((text) => lengthOf(text) <= length, said)

export const regex = (pattern: RegExp, said = problem('regex')) => rule<string>((text) => pattern.test(text), said)

/** A lowercase letter, an uppercase letter and a digit at least, and not too short. */
export const password = (length: number, said = problem('password', { length })) =>
  rule<string>(
    (text) => lengthOf(text) >= length && /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text) && /\d/.test(text),
    said,
  )

export const alpha = () => regex(/^\p{L}+$/u, problem('alpha'))
export const alphaNum = () => regex(/^[\p{L}\d]+$/u, problem('alpha_num'))
export const alphaDash = () => regex(/^[\p{L}\d_-]+$/u, problem('alpha_dash'))
export const alphaSpaces = () => regex(/^[\p{L}\s]+$/u, problem('alpha_spaces'))

/** Exactly so many digits. */
export const digits = (length: number) =>
  rule<string>((text) => /^\d+$/.test(text) && text.length === length, problem('digits', { length }))
