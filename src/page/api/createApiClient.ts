import type { GenericSchema } from 'valibot'
import { hideAddedProperties } from '#lib/hideAddedProperties.ts'
import type { RawAnswer } from '#lib/rawAnswer.ts'
import type { Report } from '#lib/report.ts'
import { failed, type Result, success } from '#lib/result.ts'
import { ValueError } from '#lib/schema/issues/ValueError.ts'
import { check } from '#lib/schema/parseJson.ts'
import { isSiteAddress } from '#lib/site/addresses/isSiteAddress.ts'
import { TOKEN_NAME } from '#lib/site/limits.ts'
import { writeJson } from '#lib/writeJson.ts'
import type { Answer, ApiClient, CallOptions } from './apiClient.ts'
import type { ApiFailure, FailureMessage } from './apiFailure.ts'
import { apiUrl } from './apiUrl.ts'
import { awaitAnswer } from './awaitAnswer.ts'
import { createRequestDedupe } from './createRequestDedupe.ts'
import type { ErrorList } from './errorList.ts'
import { errorRecord } from './errorRecord.ts'
import { readAnswer } from './readAnswer.ts'
import type { RequestOptions, sendRequest } from './sendRequest.ts'

export interface ApiClientOptions {
  /** As configured: `/api/front`, or an address of another host. Read for each request, because a script may change it. */
  apiBase: string
  /** Hosts that count as the site's own, besides the page's. */
  hosts: readonly string[]
  /** The page's address, which a relative apiBase is resolved against. */
  pageUrl: string
  /** The reader's token, undefined for visitors. It goes to apiBase and nowhere else (contract §5), and to another host only where `hosts` has it. */
  token(): string | undefined
  /** Called for a 401 with the refused token, which may no longer be the reader's. */
  onUnauthorized(token: string | undefined): void
  errors: ErrorList
  /** The catalogue's message in the page's language. */
  describe(message: FailureMessage): string
  /** Called for answers that break their contract. */
  report: Report
  fetch: typeof fetch
  /** The answer that the loader has prefetched with this token, once; only called for GETs. */
  consumePrefetched?(url: string, token: string | undefined): Promise<RawAnswer> | undefined
  /** Loads the code that sends requests (ky); called when the first one is sent. */
  loadSender(): Promise<{ sendRequest: typeof sendRequest }>
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Outcome = Result<unknown, ApiFailure>

const isForm = (body: unknown): body is FormData | URLSearchParams | Blob =>
  body instanceof FormData || body instanceof URLSearchParams || body instanceof Blob

/** The page's only HTTP client: time-out, token, request dedupe and failures are decided here, never in a widget. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { pageUrl, token, onUnauthorized, errors, describe, report, consumePrefetched, loadSender } = options
  const pending = createRequestDedupe<Outcome>()

  const fail = (call: string, failure: ApiFailure) => {
    errors.push(errorRecord(call, failure, describe))
    if (failure.kind === 'contract') {
      const { detail, issue } = failure
      report(issue ? new ValueError(call, issue) : new Error(`${call}: ${detail}`), 'api')
    }
    return failed(failure)
  }

  const tokenFor = (auth: NonNullable<CallOptions['auth']>, url: string) => {
    if (auth === 'none' || !isSiteAddress(url, pageUrl, options.hosts)) return undefined
    return auth === 'reader' ? token() : auth.token
  }

  const request = async (url: string, given: RequestOptions, signal: AbortSignal): Promise<Outcome> => {
    let sender: Awaited<ReturnType<typeof loadSender>>
    try {
      sender = await loadSender()
    } catch {
      // The chunk did not load: for the reader that is the same lost connection.
      return failed({ kind: 'network' })
    }
    if (signal.aborted) return failed({ kind: 'aborted' })
    const answer = await sender.sendRequest(url, given, signal, options.fetch)
    // A script may have come with an old library meanwhile: schemas and forms loop over what the answer brings.
    hideAddedProperties()
    return answer.ok ? readAnswer(answer.value.status, answer.value.body) : answer
  }

  const consume = async (prefetched: Promise<RawAnswer>, signal: AbortSignal): Promise<Outcome> => {
    const answer = await awaitAnswer(prefetched, signal)
    return answer.ok ? readAnswer(answer.value.status, answer.value.body) : answer
  }

  const call = async <Schema extends GenericSchema>(
    method: Method,
    path: string,
    schema: Schema,
    { query = {}, body, signal, auth = 'reader' }: CallOptions = {},
    url = apiUrl(options.apiBase, path, query, pageUrl),
  ): Answer<Schema> => {
    const name = `${method} ${path}`
    if (url === undefined) return fail(name, { kind: 'contract', detail: `the path leaves ${options.apiBase}` })

    const sent = tokenFor(auth, url)
    // The browser's cache must not serve one reader's answers to the next.
    const cache = sent === undefined ? 'default' : 'no-store'
    const headers = { accept: 'application/json', [TOKEN_NAME]: sent }
    const form = isForm(body)
    const given: RequestOptions = form ? { method, headers, cache, body } : { method, headers, cache, json: body }
    // Two forms are the same request only when they are the same object; other bodies when they are equal and sent for the same reader.
    const key = form ? body : [method, url, sent, writeJson(body)].join(' ')

    const start = async (shared: AbortSignal) => {
      const prefetched = method === 'GET' ? consumePrefetched?.(url, sent) : undefined
      const outcome = await (prefetched ? consume(prefetched, shared) : request(url, given, shared))
      if (outcome.ok || outcome.failure.kind === 'aborted') return outcome
      const refused = outcome.failure.kind === 'http' && outcome.failure.status === 401
      if (refused && auth === 'reader') onUnauthorized(sent)
      return fail(name, outcome.failure)
    }
    const outcome = await pending.join(key, start, signal)
    if (outcome === undefined) return failed({ kind: 'aborted' })
    if (!outcome.ok) return outcome

    const checked = check(outcome.value, schema, (issue) => report(new ValueError(name, issue), 'api'))
    if (checked.ok) return success(checked.value)
    const issue = checked.failure
    return fail(name, { kind: 'contract', detail: issue.message, issue })
  }

  return {
    get: (path, schema, given) => call('GET', path, schema, given),
    post: (path, schema, given) => call('POST', path, schema, given),
    patch: (path, schema, given) => call('PATCH', path, schema, given),
    delete: (path, schema, given) => call('DELETE', path, schema, given),
    getOutside: (path, schema, signal) =>
      call('GET', path, schema, { signal, auth: 'none' }, new URL(path, new URL(options.apiBase, pageUrl)).href),
  }
}
