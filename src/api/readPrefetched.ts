import type { Result } from '../lib/result.ts'
import { failed, success } from '../lib/result.ts'
import { REQUEST_TIMEOUT } from '../site/limits.ts'
import type { ApiFailure } from './apiFailure.ts'
import type { RawAnswer } from './sendRequest.ts'

/** Reads an answer that the loader has requested, with the time-out of any other request: 10 s, body included (content-features §9). */
export function readPrefetched(
  prefetched: Promise<Response>,
  signal: AbortSignal,
): Promise<Result<RawAnswer, ApiFailure>> {
  return new Promise((resolve) => {
    const fail = (kind: 'aborted' | 'timeout' | 'network') => resolve(failed({ kind }))
    const timer = setTimeout(fail, REQUEST_TIMEOUT, 'timeout')
    signal.addEventListener('abort', () => fail('aborted'))
    prefetched
      .then(async (response) => resolve(success({ status: response.status, body: await response.text() })))
      // A prefetch that rejects has lost its connection.
      .catch(() => fail('network'))
      .finally(() => clearTimeout(timer))
  })
}
