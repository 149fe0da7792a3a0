import type { ApiFailure } from './apiFailure.ts'

/**
 * What the server itself says of a refusal, for where the specification has it shown in place of the catalogue's sentence. Of a server that fails (500
 * and above) nothing: what it says then is for its own people.
 */
export const serverMessage = (failure: ApiFailure): string | undefined =>
  failure.kind === 'http' && failure.status < 500 ? failure.errors.find(({ message }) => message)?.message : undefined
