import { PASSWORD_LENGTH } from '#lib/site/limits.ts'
import { problem } from './problem.ts'

/** A problem with one field of a form. */
export interface FieldProblem {
  field: string
  problem: string
}

/** One of the server's errors, as parsed by the client. */
interface ServerError {
  code?: string
  field?: string
  message?: string
}

/** The problem to report for each field's INVALID_FIELD (reader-account §8). */
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
 * Maps the server's errors to the form's fields. INVALID_FIELD names its field in `field`, or as the whole message; an unknown code with a
 * field of the form keeps the server's own message.
 *
 * @param fields Names of the form's fields; errors of others are dropped.
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

/** The form's field of that name, ignoring case: the spec itself has birthdate and birthDate. */
const fieldOf = (name: string | undefined, fields: readonly string[]): string | undefined =>
  fields.find((field) => field.toLowerCase() === name?.toLowerCase())
