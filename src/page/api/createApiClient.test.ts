import { HttpResponse, http } from 'msw/http'
import { describe, expect, it, vi } from 'vitest'
import { reportLine } from '#lib/schema/issues/describeIssue.ts'
import { ValueError } from '#lib/schema/issues/ValueError.ts'
import { API, Nothing, PollSchema, poll, respond, server, setUp, startServer } from '#testing/client.fixture.ts'

startServer()

describe('a request', () => {
  it('goes to apiBase with the token and the query, and no other parameter', async () => {
    const requests = respond({ id: '4711' })
    const { client } = setUp()
    await expect(client.get('poll/4711', PollSchema, { query: { order: 'desc', page: undefined } })).resolves.toEqual(
      poll,
    )
    expect(requests[0]?.url).toBe(`${API}/poll/4711?order=desc`)
    expect(requests[0]?.headers.get('x-bbnxauthorization')).toBe('e.y.J')
    expect(requests[0]?.headers.get('accept')).toBe('application/json')
  })

  it('carries no token for a visitor', async () => {
    const requests = respond({ id: '4711' })
    await setUp({ token: () => undefined }).client.get('poll/4711', PollSchema)
    expect(requests[0]?.headers.has('x-bbnxauthorization')).toBe(false)
  })

  it('carries no token when it is anonymous, and the given token when it names one', async () => {
    const requests = respond({ id: '4711' })
    const { client } = setUp()
    await client.post('user/change-password', Nothing, { auth: 'none' })
    await client.get('user/profile', Nothing, { auth: { token: 'o.t.H' } })
    expect(requests.map(({ headers }) => headers.get('x-bbnxauthorization'))).toEqual([null, 'o.t.H'])
  })

  it('does not sign the reader out on a 401 when it did not carry the reader’s token', async () => {
    respond({}, { status: 401 })
    const { client, onUnauthorized } = setUp()
    await client.post('user/change-password', Nothing, { auth: 'none' })
    await client.get('user/profile', Nothing, { auth: { token: 'e.y.J' } })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('keeps a reader’s answers out of the browser’s cache', async () => {
    const caches: string[] = []
    const requests: typeof fetch = async (input) => {
      caches.push(new Request(input).cache)
      return Response.json({ id: '4711' })
    }
    await setUp({ fetch: requests }).client.get('poll/4711', PollSchema)
    await setUp({ fetch: requests, token: () => undefined }).client.get('poll/4711', PollSchema)
    expect(caches).toEqual(['no-store', 'default'])
  })

  it('goes to another host when apiBase names one', async () => {
    const requests = respond({ id: '4711' })
    await setUp({ apiBase: 'https://api.example/v1/', hosts: ['api.example'] }).client.get('poll/4711', PollSchema)
    expect(requests[0]?.url).toBe('https://api.example/v1/poll/4711')
    expect(requests[0]?.headers.get('x-bbnxauthorization')).toBe('e.y.J')
  })

  it('carries no token to another host that `hosts` does not name', async () => {
    const requests = respond({ id: '4711' })
    const { client } = setUp({ apiBase: 'https://api.example/v1/', hosts: ['other.example'] })
    await client.get('poll/4711', PollSchema)
    await client.get('poll/4712', PollSchema, { auth: { token: 'o.f.f' } })
    expect(requests.map(({ headers }) => headers.get('x-bbnxauthorization'))).toEqual([null, null])
  })

  it('is not sent for a path that leaves apiBase, and reports it', async () => {
    const requests = respond({ id: '4711' })
    const { client, errors, report } = setUp()
    const result = await client.get('poll/../../evil', PollSchema)
    expect(result).toMatchObject({ ok: false, failure: { kind: 'contract' } })
    expect(requests).toEqual([])
    expect(errors.get()).toHaveLength(1)
    expect(String(report.mock.calls[0]?.[0])).toContain('leaves /api/front')
  })

  it('follows no redirect, because the token would go along', async () => {
    const requests: string[] = []
    server.use(
      http.get(`${API}/poll/4711`, () => HttpResponse.redirect('https://evil.example/', 302)),
      http.get('https://evil.example/', ({ request }) => {
        requests.push(request.url)
        return HttpResponse.json({ id: '4711' })
      }),
    )
    await expect(setUp().client.get('poll/4711', PollSchema)).resolves.toMatchObject({ failure: { kind: 'network' } })
    expect(requests).toEqual([])
  })

  it.each(['post', 'patch', 'delete'] as const)('sends JSON by %s', async (method) => {
    const requests = respond(null)
    await setUp().client[method]('comment/7/like', Nothing, { body: { like: true } })
    expect(requests[0]?.method).toBe(method.toUpperCase())
    expect(requests[0]?.headers.get('content-type')).toBe('application/json')
    await expect(requests[0]?.json()).resolves.toEqual({ like: true })
  })

  it('sends a form unchanged, and no body when none is given', async () => {
    const requests = respond(null)
    const { client } = setUp()
    const form = new FormData()
    form.set('avatar', 'picture')
    await client.post('user/avatar', Nothing, { body: form })
    await client.post('poll/4711/vote/1', Nothing)
    expect(requests[0]?.headers.get('content-type')).toContain('multipart/form-data')
    await expect(requests[1]?.text()).resolves.toBe('')
  })
})

describe('an answer', () => {
  it.each([{ response: { id: '4711' } }, { data: { id: '4711' } }, { id: '4711' }])(
    'is unwrapped: %j',
    async (body) => {
      respond(body)
      await expect(setUp().client.get('poll/4711', PollSchema)).resolves.toEqual(poll)
    },
  )

  it('is undefined for an empty 204', async () => {
    server.use(http.delete(`${API}/comment/7`, () => new HttpResponse(null, { status: 204 })))
    await expect(setUp().client.delete('comment/7', Nothing)).resolves.toEqual({ ok: true, value: undefined })
  })

  it.each([
    ['JSON of another shape', () => HttpResponse.json({ id: 4711 }), 'GET poll/4711: id: '],
    ['a text that is no JSON', () => HttpResponse.text('<html>'), 'GET poll/4711: not JSON'],
    ['no content', () => new HttpResponse(null, { status: 204 }), 'GET poll/4711: '],
  ])('is reported when it breaks its contract: %s', async (_, respond, detail) => {
    server.use(http.get(`${API}/poll/4711`, respond))
    const { client, errors, report } = setUp()
    await expect(client.get('poll/4711', PollSchema)).resolves.toMatchObject({ failure: { kind: 'contract' } })
    const error: unknown = report.mock.calls[0]?.[0]
    expect(error instanceof ValueError ? reportLine(error) : String(error)).toContain(detail)
    expect(errors.get()).toEqual([
      { message: 'catalogue: generic', apiInfo: { type: 'contract', text: 'GET poll/4711' } },
    ])
  })

  it('is taken from the prefetch for a GET, once', async () => {
    const requests = respond({ id: 'fresh' })
    const early = new Map([[`${API}/poll/4711?order=desc`, Promise.resolve({ status: 200, body: '{"id":"4711"}' })]])
    const take = (url: string) => {
      const response = early.get(url)
      early.delete(url)
      return response
    }
    const { client } = setUp({ consumePrefetched: take })
    const query = { order: 'desc' }
    await client.post('poll/4711', PollSchema, { query })
    await expect(client.get('poll/4711', PollSchema, { query })).resolves.toEqual(poll)
    await expect(client.get('poll/4711', PollSchema, { query })).resolves.toMatchObject({ value: { id: 'fresh' } })
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET'])
  })
})

it('an answer comes without the request code when it was prefetched', async () => {
  const loadSender = vi.fn(() => import('./sendRequest.ts'))
  const { client } = setUp({ loadSender, consumePrefetched: async () => ({ status: 200, body: '{"id":"4711"}' }) })
  await expect(client.get('poll/4711', PollSchema)).resolves.toEqual(poll)
  expect(loadSender).not.toHaveBeenCalled()
})

describe('failures (content-features §8)', () => {
  it.each([
    [400, 'notFound'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'generic'],
    [500, 'server'],
    [503, 'server'],
  ])('are recorded with their message, once, for http %i, and not tried again', async (status, message) => {
    const requests = respond({ errors: [{ errorCode: 'X', errorMessage: 'No' }] }, { status })
    const { client, errors } = setUp()
    await expect(client.get('poll/4711', PollSchema)).resolves.toEqual({
      ok: false,
      failure: { kind: 'http', status, errors: [{ code: 'X', message: 'No' }] },
    })
    expect(requests).toHaveLength(1)
    expect(errors.get()).toEqual([
      {
        message: `catalogue: ${message}`,
        apiInfo: { type: `http ${status}`, text: 'GET poll/4711' },
        ...(status === 403 ? { forbidden: true } : {}),
      },
    ])
  })

  it('name the refused token for a 401', async () => {
    respond({}, { status: 401 })
    const { client, onUnauthorized } = setUp()
    await client.post('comment/7/like', Nothing)
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('e.y.J')
  })

  it('report a lost connection', async () => {
    let requests = 0
    const lose = async () => {
      requests++
      throw new TypeError('Failed to fetch')
    }
    const { client, errors } = setUp({ fetch: lose })
    await expect(client.get('poll/4711', PollSchema)).resolves.toEqual({ ok: false, failure: { kind: 'network' } })
    expect(requests).toBe(1)
    expect(errors.get()).toEqual([
      { message: 'catalogue: unreachable', apiInfo: { type: 'network', text: 'GET poll/4711' } },
    ])
  })

  it('report a time-out after 10 seconds without an answer', async () => {
    vi.useFakeTimers()
    const { client, errors } = setUp({ fetch: () => new Promise(() => {}) })
    const result = client.post('poll/4711/vote/1', Nothing)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(errors.get()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await expect(result).resolves.toEqual({ ok: false, failure: { kind: 'timeout' } })
    expect(errors.get()).toMatchObject([{ message: 'catalogue: unreachable', apiInfo: { type: 'timeout' } }])
  })

  it('report a time-out when a body is incomplete 10 seconds after the request', async () => {
    vi.useFakeTimers()
    const endless = async () => {
      await new Promise((resolve) => setTimeout(resolve, 6_000))
      return new Response(new ReadableStream({ start() {} }))
    }
    const result = setUp({ fetch: endless }).client.get('poll/4711', PollSchema)
    await vi.advanceTimersByTimeAsync(10_000)
    await expect(result).resolves.toEqual({ ok: false, failure: { kind: 'timeout' } })
  })

  it('report a time-out when a prefetched answer takes 10 seconds', async () => {
    vi.useFakeTimers()
    const { client, errors } = setUp({ consumePrefetched: () => new Promise(() => {}) })
    const result = client.get('poll/4711', PollSchema)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(errors.get()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await expect(result).resolves.toEqual({ ok: false, failure: { kind: 'timeout' } })
  })

  it('report a lost connection of a prefetch', async () => {
    const { client } = setUp({ consumePrefetched: () => Promise.reject(new TypeError('Failed to fetch')) })
    await expect(client.get('poll/4711', PollSchema)).resolves.toEqual({ ok: false, failure: { kind: 'network' } })
  })

  it('report `aborted` when a prefetched answer’s island unmounts', async () => {
    const { client, errors } = setUp({ consumePrefetched: () => new Promise(() => {}) })
    const island = new AbortController()
    const result = client.get('poll/4711', PollSchema, { signal: island.signal })
    island.abort()
    await expect(result).resolves.toEqual({ ok: false, failure: { kind: 'aborted' } })
    expect(errors.get()).toEqual([])
  })

  it('report a chunk that does not load as a lost connection, and load it again for the next request', async () => {
    respond({ id: '4711' })
    const loadSender = vi.fn(() => import('./sendRequest.ts')).mockRejectedValueOnce(new Error('ChunkLoadError'))
    const { client, errors } = setUp({ loadSender })
    await expect(client.get('poll/4711', PollSchema)).resolves.toEqual({ ok: false, failure: { kind: 'network' } })
    expect(errors.get()).toMatchObject([{ message: 'catalogue: unreachable' }])
    await expect(client.get('poll/4711', PollSchema)).resolves.toEqual(poll)
  })

  it('do not hide bugs: these are thrown', async () => {
    const broken = () => {
      throw new RangeError('a bug')
    }
    await expect(setUp({ fetch: broken }).client.get('poll/4711', PollSchema)).rejects.toThrow('a bug')
  })
})
