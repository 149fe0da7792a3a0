import { type RawAnswer, rawAnswer } from '#lib/rawAnswer.ts'
import type { Result } from '#lib/result.ts'
import { writeJson } from '#lib/writeJson.ts'
import type { ApiFailure } from './apiFailure.ts'
import { awaitAnswer } from './awaitAnswer.ts'
import type { RequestOptions, sendRequest as sendWithKy } from './sendRequest.ts'

/** The headers that have a value, in a plain object: what stands in for `fetch` loops over its keys. */
function sentHeaders(headers: RequestOptions['headers'], json: unknown): Record<string, string> {
  const given = Object.entries({ ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) })
  return Object.fromEntries(given.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** Sends one request as `sendRequest.ts` does, on pages whose scripts have replaced `window.Request` (MooTools), which ky depends on, or `window.fetch`. */
export const sendRequest: typeof sendWithKy = async (
  url,
  { method = 'GET', headers, cache, body, json },
  signal,
  fetch,
): Promise<Result<RawAnswer, ApiFailure>> => {
  const ended = new AbortController()
  signal.addEventListener('abort', () => ended.abort(), { signal: ended.signal })
  const response = fetch(url, {
    method,
    headers: sentHeaders(headers, json),
    body: json === undefined ? (body ?? null) : writeJson(json),
    ...(cache && { cache }),
    // The token's header would follow a redirect to another host.
    redirect: 'error',
    signal: ended.signal,
  })
  const answer = await awaitAnswer(response.then(rawAnswer), signal)
  // Aborts the request when the time-out has passed.
  ended.abort()
  return answer
}
