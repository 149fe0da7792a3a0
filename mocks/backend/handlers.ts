import { HttpResponse, http } from 'msw/http'
import type { Language } from '#lib/site/config/config.ts'
import { applyFaults } from './applyFaults.ts'
import { paperFile } from './archive/paperFile.ts'
import { authorize } from './authorize.ts'
import type { ErrorBody, RefusalStatus } from './Call.ts'
import { calls } from './calls.ts'
import type { Backend } from './createBackend.ts'
import { createCallMatcher } from './createCallMatcher.ts'
import { type Fault, matchingFaults } from './faults.ts'

export interface HandlerOptions {
  /** The faults of a request; none by default. */
  faults?: (request: Request) => readonly Fault[]
  /** The API's base: a path of any host, `/api/front` by default, or an absolute address. */
  base?: string
  /** The language of the backend's own texts, Catalan by default. Comments are sent as they were written. */
  language?: (request: Request) => Language
}

/** The backend's calls as request handlers: the same for the newspaper's server, for pages of stories and for tests. */
export function createHandlers(
  backend: Backend,
  { faults = () => [], base = '/api/front', language = () => 'ca' }: HandlerOptions = {},
) {
  const match = createCallMatcher(base)
  const answers = http.all(
    ({ request }) => match(request) !== undefined,
    async ({ request }) => {
      const call = match(request)
      if (!call) return undefined
      const { name, params } = call
      const broken = await applyFaults(
        matchingFaults(faults(request), name, backend.state.faultUses),
        language(request),
        backend.signal,
      )
      if (broken) return broken

      // Before the reader is looked up: another request may change them while this one's body comes.
      const body = await readBody(request)
      const reader = authorize(backend, request, calls[name].auth)
      if (!reader.ok) return refusal(reader.failure, [{ errorCode: 'UNAUTHORIZED', errorMessage: 'Not authorized' }])
      const answered = await calls[name].answer({
        backend,
        reader: reader.value,
        params,
        query: new URL(request.url).searchParams,
        body,
        language: language(request),
      })
      const value = answered.value !== undefined && { [calls[name].wrap]: answered.value }
      if (answered.status !== 200) return refusal(answered.status, answered.errors, value)
      const headers = new Headers(json.headers)
      const { etag } = answered
      if (etag) {
        headers.set('etag', etag)
        headers.set('cache-control', 'no-cache')
        if (request.headers.get('if-none-match') === etag) return new HttpResponse(null, { status: 304, headers })
      }
      for (const cookie of answered.cookies ?? []) headers.append('set-cookie', cookie)
      return new HttpResponse(JSON.stringify({ ...value }), { headers })
    },
  )
  const avatars = http.get('*/avatars/:name', ({ params }) => {
    const file = backend.state.avatars.get(String(params.name))
    // One of the drawn ones, which are files.
    if (!file) return undefined
    return new HttpResponse(file.body, { headers: { 'content-type': file.type } })
  })
  return [answers, paperFiles, avatars]
}

/** Covers and PDFs, for stories and tests. The newspaper's server sends them as files. */
const paperFiles = http.get(/\/(portades|exemplars)\/[^/]+$/, ({ request }) => {
  const file = paperFile(new URL(request.url).pathname)
  if (!file) return new HttpResponse(null, { status: 404 })
  return new HttpResponse(file.body, { headers: { 'content-type': file.type } })
})

const json = { headers: { 'content-type': 'application/json' } }

const refusal = (status: RefusalStatus, errors: readonly ErrorBody[], value: object | false = false) =>
  new HttpResponse(JSON.stringify({ errors, ...value }), { ...json, status })

async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return Object.fromEntries(await request.formData().catch(() => []))
  const text = await request.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
