import type { ApiFailure } from './apiFailure.ts'

/** What the server itself says of a refusal, for where the specification has it shown in place of the catalogue's sentence. */
export const serverMessage = (failure: ApiFailure): string | undefined =>
  failure.kind === 'http' ? failure.errors.find(({ message }) => message)?.message : undefined
