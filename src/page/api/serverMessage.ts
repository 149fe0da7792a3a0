import type { ApiFailure, ServerError } from './apiFailure.ts'

const REFUSED = 'INVALID_FIELD'

/** Whether the message of an error is the name of the field that it refuses (see `serverProblems`), which is no sentence for a reader. */
const isFieldName = ({ code, message = '' }: ServerError) => code === REFUSED && /^\w+$/.test(message)

/**
 * The server's own message for a refusal, where the specification shows it in place of the catalogue's. Undefined for server errors (500 and above),
 * whose messages are written for the server's operators.
 */
export const serverMessage = (failure: ApiFailure): string | undefined =>
  failure.kind === 'http' && failure.status < 500
    ? failure.errors.find((error) => error.message && !isFieldName(error))?.message
    : undefined

/** Whether the server refuses what a form of one field has sent (reader-account §8, INVALID_FIELD). */
export const refusesField = (failure: ApiFailure): boolean =>
  failure.kind === 'http' && failure.errors.some(({ code }) => code === REFUSED)
