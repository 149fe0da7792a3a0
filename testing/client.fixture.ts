import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { object } from '#lib/schema/object.ts'
import { type ApiClientOptions, createApiClient } from '#page/api/createApiClient.ts'
import { createErrorList } from '#page/api/errorList.ts'

export const server = setupServer()

/** Answers the calls of a file's tests. Each file calls it: a worker loads this module once for all of its files. */
export function startServer(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => {
    server.resetHandlers()
    vi.useRealTimers()
  })
  afterAll(() => server.close())
}

export const API = 'https://diari.example/api/front'
export const PollSchema = object({ id: v.string() })
export const Nothing = v.nullish(v.unknown())
export const poll = { ok: true, value: { id: '4711' } }

export function setUp(options: Partial<ApiClientOptions> = {}) {
  const errors = createErrorList()
  const onUnauthorized = vi.fn()
  const report = vi.fn()
  const client = createApiClient({
    apiBase: '/api/front',
    hosts: [],
    pageUrl: 'https://diari.example/politica/1001.html',
    token: () => 'e.y.J',
    onUnauthorized,
    errors,
    describe: (message) => `catalogue: ${message}`,
    report,
    fetch: (input, init) => fetch(input, init),
    loadSender: () => import('#page/api/sendRequest.ts'),
    ...options,
  })
  return { client, errors, onUnauthorized, report }
}

/** Responds to every call, and records the requests. */
export function respond(body: object | null, init: ResponseInit = {}) {
  const requests: Request[] = []
  server.use(
    http.all('*', ({ request }) => {
      requests.push(request.clone())
      return HttpResponse.json(body, init)
    }),
  )
  return requests
}

/** Responds to every call once released, and records the requests. */
export function holdRequests(body: object | null = { id: '4711' }) {
  const requests: Request[] = []
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(
    http.all('*', async ({ request }) => {
      requests.push(request.clone())
      await gate
      return HttpResponse.json(body)
    }),
  )
  return { requests, release }
}
