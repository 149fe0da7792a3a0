import ky, { isNetworkError, isTimeoutError, type Options } from 'ky'
import type { RawAnswer } from '#lib/rawAnswer.ts'
import { failed, type Result, success } from '#lib/result.ts'
import { REQUEST_TIMEOUT } from '#lib/site/limits.ts'
import { writeJson } from '#lib/writeJson.ts'
import type { ApiFailure } from './apiFailure.ts'

export type RequestOptions = Pick<Options, 'method' | 'headers' | 'cache' | 'body' | 'json'>

/** @throws Errors caused neither by the network nor by the backend: bugs, which must not be hidden. */
function toFailure(error: unknown, signal: AbortSignal): ApiFailure {
  if (signal.aborted) return { kind: 'aborted' }
  if (isTimeoutError(error)) return { kind: 'timeout' }
  // fetch rejects with a TypeError when the connection is lost, and with a DOMException when a body is cut short.
  if (isNetworkError(error) || error instanceof TypeError || error instanceof DOMException) return { kind: 'network' }
  throw error
}

/**
 * Sends one request with ky and reads its body, within 10 s (content-features §9). In a separate chunk: a page whose first data the loader has
 * prefetched shows it without this code.
 *
 * @throws Bugs; network failures are returned.
 */
export async function sendRequest(
  url: string,
  request: RequestOptions,
  signal: AbortSignal,
  fetch: typeof globalThis.fetch,
): Promise<Result<RawAnswer, ApiFailure>> {
  try {
    const pending = ky(url, {
      ...request,
      stringifyJson: writeJson,
      signal,
      // The token's header would follow a redirect to another host.
      redirect: 'error',
      // No automatic retry: readers see the failure within the time-out and can retry themselves.
      retry: 0,
      timeout: REQUEST_TIMEOUT,
      totalTimeout: REQUEST_TIMEOUT,
      throwHttpErrors: false,
      fetch: (input, init) => fetch(input, init),
    })
    const { status } = await pending
    // By ky, whose time-out includes the body.
    return success({ status, body: await pending.text() })
  } catch (error) {
    return failed(toFailure(error, signal))
  }
}
