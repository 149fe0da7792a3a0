import type { ApiFailure } from './apiFailure.ts'

/**
 * The server's own message for a refusal, where the specification shows it in place of the catalogue's. Undefined for server errors (500 and above),
 * whose messages are written for the server's operators.
 */
export const serverMessage = (failure: ApiFailure): string | undefined =>
  failure.kind === 'http' && failure.status < 500 ? failure.errors.find(({ message }) => message)?.message : undefined
