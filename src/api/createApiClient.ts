import type { Options } from 'ky'
import ky, { isNetworkError, isTimeoutError } from 'ky'
import type { GenericSchema } from 'valibot'
import { check } from '../lib/parseJson.ts'
import type { Report } from '../lib/report.ts'
import type { Result } from '../lib/result.ts'
import { failed, success } from '../lib/result.ts'
import { REQUEST_TIMEOUT, TOKEN_NAME } from '../site/limits.ts'
import type { Answer, ApiClient, CallOptions } from './apiClient.ts'
import type { ApiFailure, FailureMessage } from './apiFailure.ts'
import { failureMessage } from './apiFailure.ts'
import { apiUrl } from './apiUrl.ts'
import { createFlights } from './createFlights.ts'
import type { ErrorList } from './errorList.ts'
import { readAnswer } from './readAnswer.ts'

export interface ApiClientOptions {
  /** As configured: `/api/front`, or an address of another host; looked up anew each time, because a script may change it. */
  apiBase: string
  /** The page's address, against which apiBase counts. */
  pageUrl: string
  /** The reader's token, undefined for visitors. It goes to apiBase and nowhere else (contract §5). */
  token(): string | undefined
  /** A 401, with the token that the backend refused, which may not be the reader's any more. */
  onUnauthorized(token: string | undefined): void
  errors: ErrorList
  /** The catalogue's message in the page's language. */
  describe(message: FailureMessage): string
  /** Told of answers that break their contract. */
  report: Report
  fetch: typeof fetch
  /** Gives the response that the loader has already asked for, once; only GETs are looked for. */
  take?(url: string): Promise<Response> | undefined
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Outcome = Result<unknown, ApiFailure>

const isForm = (body: unknown): body is FormData | URLSearchParams | Blob =>
  body instanceof FormData || body instanceof URLSearchParams || body instanceof Blob

/** @throws What is neither the network's doing nor the backend's: that is a bug of ours and must stay loud. */
function toFailure(error: unknown, signal: AbortSignal): ApiFailure {
  if (signal.aborted) return { kind: 'aborted' }
  if (isTimeoutError(error)) return { kind: 'timeout' }
  // A TypeError is fetch's own word for a lost connection, and a DOMException that of a body cut short.
  if (isNetworkError(error) || error instanceof TypeError || error instanceof DOMException) return { kind: 'network' }
  throw error
}

const typeOf = (failure: ApiFailure) => (failure.kind === 'http' ? `http ${failure.status}` : failure.kind)

/** The page's only HTTP client: time limit, token, sharing and failures are decided here, never in a widget. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { pageUrl, token, onUnauthorized, errors, describe, report, take } = options
  const flights = createFlights<Outcome>()

  const fail = (call: string, failure: ApiFailure) => {
    const message = describe(failureMessage(failure))
    const forbidden = failure.kind === 'http' && failure.status === 403
    errors.push({
      message,
      apiInfo: { type: typeOf(failure), text: call },
      ...(forbidden ? { forbidden } : {}),
    })
    if (failure.kind === 'contract') report(new Error(`${call}: ${failure.detail}`), 'api')
    return failed(failure)
  }

  const ask = async (url: string, request: Options, signal: AbortSignal): Promise<Outcome> => {
    try {
      const pending = ky(url, {
        ...request,
        signal,
        // The token's header would follow a redirect to another host.
        redirect: 'error',
        // A reader who waits is told within the time-out, and tries again when he likes.
        retry: 0,
        timeout: REQUEST_TIMEOUT,
        totalTimeout: REQUEST_TIMEOUT,
        throwHttpErrors: false,
        fetch: (input, init) => (request.method === 'GET' ? take?.(url) : undefined) ?? options.fetch(input, init),
      })
      const { status } = await pending
      return readAnswer(status, await pending.text())
    } catch (error) {
      return failed(toFailure(error, signal))
    }
  }

  const call = async <Schema extends GenericSchema>(
    method: Method,
    path: string,
    schema: Schema,
    { query = {}, body, signal }: CallOptions = {},
  ): Answer<Schema> => {
    const name = `${method} ${path}`
    const { apiBase } = options
    const url = apiUrl(apiBase, path, query, pageUrl)
    if (url === undefined) return fail(name, { kind: 'contract', detail: `the path leaves ${apiBase}` })

    const sent = token()
    // What one reader gets must not come to the next out of the browser's cache.
    const cache = sent === undefined ? 'default' : 'no-store'
    const headers = { accept: 'application/json', [TOKEN_NAME]: sent }
    const form = isForm(body)
    const request: Options = form ? { method, headers, cache, body } : { method, headers, cache, json: body }
    // A form is the same call only when it is the same object; all else when it says the same for the same reader.
    const key = form ? body : [method, url, sent, JSON.stringify(body)].join(' ')

    const start = async (shared: AbortSignal) => {
      const outcome = await ask(url, request, shared)
      if (outcome.ok || outcome.failure.kind === 'aborted') return outcome
      if (outcome.failure.kind === 'http' && outcome.failure.status === 401) onUnauthorized(sent)
      return fail(name, outcome.failure)
    }
    const outcome = await flights.join(key, start, signal)
    if (outcome === undefined) return failed({ kind: 'aborted' })
    if (!outcome.ok) return outcome

    const checked = check(outcome.value, schema)
    return checked.ok ? success(checked.value) : fail(name, { kind: 'contract', detail: checked.failure })
  }

  return {
    get: (path, schema, given) => call('GET', path, schema, given),
    post: (path, schema, given) => call('POST', path, schema, given),
    patch: (path, schema, given) => call('PATCH', path, schema, given),
    delete: (path, schema, given) => call('DELETE', path, schema, given),
  }
}
