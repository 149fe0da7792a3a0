import { type ApiFailure, type FailureMessage, failureMessage } from './apiFailure.ts'
import type { ErrorRecord } from './errorList.ts'

/**
 * The record of a call that has failed.
 *
 * @param describe The catalogue's message in the page's language.
 */
export function errorRecord(
  call: string,
  failure: ApiFailure,
  describe: (message: FailureMessage) => string,
): ErrorRecord {
  const isHttp = failure.kind === 'http'
  return {
    message: describe(failureMessage(failure)),
    apiInfo: { type: isHttp ? `http ${failure.status}` : failure.kind, text: call },
    ...(isHttp && failure.status === 403 && { forbidden: true }),
  }
}
