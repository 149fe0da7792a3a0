import type { RawAnswer } from '#lib/rawAnswer.ts'
import { failed, type Result, success } from '#lib/result.ts'
import { REQUEST_TIMEOUT } from '#lib/site/limits.ts'
import type { ApiFailure } from './apiFailure.ts'

/** Waits for a pending answer, with the timeout of any other request: 10 s, body included (content-features §9). */
export function awaitAnswer(answer: Promise<RawAnswer>, signal: AbortSignal): Promise<Result<RawAnswer, ApiFailure>> {
  return new Promise((resolve) => {
    const fail = (kind: 'aborted' | 'timeout' | 'network') => resolve(failed({ kind }))
    const timer = setTimeout(fail, REQUEST_TIMEOUT, 'timeout')
    signal.addEventListener('abort', () => fail('aborted'))
    answer
      .then(
        (whole) => resolve(success(whole)),
        // A fetch that rejects has lost its connection.
        () => fail('network'),
      )
      .then(() => clearTimeout(timer))
  })
}
