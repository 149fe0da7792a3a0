import { PASSWORD_LENGTH } from '../site/limits.ts'
import { problem } from './problem.ts'

/** What is wrong with one field of a form. */
export interface FieldProblem {
  field: string
  problem: string
}

/** One of the server's errors, as the client reads it. */
interface ServerError {
  code?: string
  field?: string
  message?: string
}

/** The pattern's message of each field that has one (reader-account §8, INVALID_FIELD). */
const patterns: Record<string, string> = {
  email: problem('emailInvalid'),
  name: problem('nameInvalid'),
  surname: problem('surnameInvalid'),
  birthdate: problem('dateInvalid'),
  password: problem('password', { length: PASSWORD_LENGTH }),
  phoneNumber: problem('phoneInvalid'),
  postalCode: problem('postalCodeInvalid'),
}

/**
 * The fields of a form that the server does not take. INVALID_FIELD names its field in `field`, or as the whole message; a code that we do not
 * know, with a field that the form has, is shown in the server's own words.
 *
 * @param fields The form's.
 */
export function serverProblems(errors: readonly ServerError[], fields: readonly string[]): FieldProblem[] {
  return errors.flatMap(({ code, field, message }) => {
    if (code === 'EMAIL_ALREADY_IN_USE' && fields.includes('email'))
      return [{ field: 'email', problem: problem('emailInUse') }]
    const byField = fieldOf(field, fields)
    const named = byField ?? fieldOf(message, fields)
    if (named === undefined) return []
    const pattern = patterns[named] ?? problem('fieldInvalid')
    const own = code !== 'INVALID_FIELD' && byField !== undefined && fieldOf(message, fields) === undefined
    return [{ field: named, problem: own ? (message ?? pattern) : pattern }]
  })
}

/** The form's field of that name, however it is written: the spec itself has birthdate and birthDate. */
const fieldOf = (name: string | undefined, fields: readonly string[]): string | undefined =>
  fields.find((field) => field.toLowerCase() === name?.toLowerCase())
