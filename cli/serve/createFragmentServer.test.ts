import { expect, it, vi } from 'vitest'
import type { RenderOptions, WidgetOptions } from '#server/renderer.types.ts'
import { createAnswerCache } from './createAnswerCache.ts'
import { createFragmentServer } from './createFragmentServer.ts'

const API = 'https://www.example.com/api/front'

/** A server whose renderer asks a backend that is told what to do, and whose clock is set by hand. */
function start() {
  const world = { time: 1_000_000, answer: 'three comments', status: 200, asked: [] as string[], crash: false }
  const send = vi.fn((url: string) => {
    world.asked.push(url)
    return Promise.resolve(new Response(world.answer, { status: world.status }))
  })
  const view = async (url: string, { fetch, cache, onReport }: RenderOptions) => {
    const kept = await cache?.get(url)
    if (kept) return kept
    const signal = new AbortController().signal
    const response = await fetch?.(url, { headers: {}, redirect: 'manual', signal }).catch(() => undefined)
    if (response?.status !== 200) {
      onReport?.({ widget: 'comments', reason: 'failed', detail: 'no answer' })
      return ''
    }
    const text = await response.text()
    await cache?.set(url, text)
    return text
  }
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const now = () => world.time
  const server = createFragmentServer({
    renderer: {
      async renderWidget(name: string, { attributes }: WidgetOptions, options: RenderOptions) {
        if (world.crash) throw new Error('a bug')
        const text = await view(`${API}/comment/content/${attributes?.contentId}?order=desc`, options)
        return `<div data-widget="${name}">${text}</div>`
      },
      renderMarkers: async (html, options) =>
        html.replace('><', `>${await view(`${API}/comment/content/1?order=desc`, options)}<`),
    },
    widgets: ['comments', 'poll'],
    options: { apiBase: API, assets: '/quiosc/' },
    cache: createAnswerCache(now),
    log,
    fetch: send,
    now,
  })
  const ask = (path: string, init?: RequestInit) =>
    Promise.resolve(server.fetch(new Request(`http://localhost${path}`, init)))
  return { world, server, log, ask, text: async (path: string) => (await ask(path)).text() }
}

const COMMENTS = '/fragment/comments?content-id=1001'
const pageRequest = (body: BodyInit, type = 'text/html; charset=utf-8') => ({
  method: 'POST',
  body,
  headers: { 'content-type': type },
})
const script = '<script>alert(1)</script>'

it('a fragment is sent with headers by which proxies keep it', async () => {
  const { ask } = start()
  const response = await ask(COMMENTS)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('<div data-widget="comments">three comments</div>')
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe(
    'public, max-age=10, stale-while-revalidate=120, stale-if-error=86400',
  )
  const etag = response.headers.get('etag') ?? ''
  const again = await ask(COMMENTS, { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

it('requests for the same fragment share one rendering, and its memory', async () => {
  const { ask, world } = start()
  await Promise.all(Array.from({ length: 20 }, () => ask(COMMENTS)))
  world.time += 9_999
  await ask('/fragment/comments?content-id=1001')
  expect(world.asked).toHaveLength(1)
  await ask('/fragment/comments?content-id=1002')
  expect(world.asked).toHaveLength(2)
})

it('an old fragment is sent while a new one is rendered, and not when it is too old', async () => {
  const { text, world } = start()
  await text(COMMENTS)
  world.answer = 'four comments'
  world.time += 10_001
  expect(await text(COMMENTS)).toContain('three')
  await vi.waitFor(async () => expect(await text(COMMENTS)).toContain('four'))
  world.answer = 'five comments'
  world.time += 130_001
  expect(await text(COMMENTS)).toContain('five')
})

it('an old fragment is sent as long as the backend is down', async () => {
  const { text, world } = start()
  await text(COMMENTS)
  world.status = 500
  world.time += 3_600_000
  expect(await text(COMMENTS)).toContain('three')
})

it('a marker that cannot be filled is sent as it is, and kept by no proxy', async () => {
  const { ask, log, world } = start()
  world.status = 500
  const response = await ask(COMMENTS)
  expect([response.status, await response.text()]).toEqual([200, '<div data-widget="comments"></div>'])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ reason: 'failed' }), 'a marker was left as it is')
  world.status = 200
  expect(await (await ask(COMMENTS)).text()).toContain('three')
})

it('a backend that is down gets no request for each fragment', async () => {
  const { ask, world, text } = start()
  world.status = 503
  for (let id = 1; id <= 50; id++) await ask(`/fragment/comments?content-id=${id}`)
  expect(world.asked).toHaveLength(5)
  expect(JSON.parse(await text('/health'))).toEqual({ status: 'ok', backend: 'left alone' })
})

it('a page is sent with its markers filled, and shares the answers with the next', async () => {
  const { ask, world } = start()
  for (let time = 0; time < 3; time++) {
    const response = await ask('/page', pageRequest('<div data-widget="comments"></div>'))
    expect(await response.text()).toBe('<div data-widget="comments">three comments</div>')
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
  expect(world.asked).toHaveLength(1)
  world.time += 10_001
  await ask('/page', pageRequest('<div data-widget="comments"></div>'))
  expect(world.asked).toHaveLength(2)
})

it.each([
  ['a page that is too large', '/page', pageRequest('x'.repeat(5_000_001)), 413, 'A page may have 5 MB.'],
  ['a page with an address that is none', '/page?url=javascript:x', pageRequest('<p>'), 400, 'url: is no web address'],
  ['a page in another encoding', '/page', pageRequest(new Uint8Array([0xe0, 0x20])), 400, 'body: is not UTF-8'],
  ['a page of a form', '/page', pageRequest(script, 'text/plain'), 415, 'content-type: is not text/html'],
  ['a form', '/page', pageRequest(`a=${script}`, 'application/x-www-form-urlencoded'), 415, 'content-type:'],
  ['a form with files', '/page', pageRequest(script, 'multipart/form-data; boundary=text/html'), 415, 'content-type:'],
  ['a widget that cannot be rendered', '/fragment/profile', {}, 404, 'profile: is no widget'],
  ['a name that every object has', '/fragment/constructor', {}, 404, 'constructor: is no widget'],
  ['a parameter that is missing', '/fragment/comments', {}, 400, 'content-id: is required'],
  ['another method than GET, for a fragment', COMMENTS, { method: 'DELETE' }, 405, 'GET alone'],
  ['another method than POST, for a page', '/page', {}, 405, 'POST alone'],
  ['an unknown path', '/etc/passwd', {}, 404, 'There are GET /fragment'],
])('a request of %s is refused', async (_, path, init, status, text) => {
  const { ask, world } = start()
  const response = await ask(path, init)
  expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(text)])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(world.asked).toEqual([])
})

it('a fault of the renderer is written into the log, and not sent to the caller', async () => {
  const { ask, log, world } = start()
  world.crash = true
  const response = await ask(COMMENTS)
  expect([response.status, await response.text()]).toEqual([500, expect.not.stringContaining('bug')])
  expect(log.error).toHaveBeenCalledOnce()
})

it('a server that is about to end tells its monitoring so, and answers all the same', async () => {
  const { ask, server, text } = start()
  server.beginToStop()
  const health = await ask('/health')
  expect([health.status, await health.json()]).toEqual([503, { status: 'stopping' }])
  expect(await text(COMMENTS)).toContain('three comments')
})

it('the server counts requests by route, widget and reason, never by address', async () => {
  const { ask, text, world } = start()
  await ask(COMMENTS)
  await ask('/fragment/comments?content-id=../x')
  world.status = 500
  await ask('/fragment/comments?content-id=1002')
  const metrics = await text('/metrics')
  expect(metrics).toContain('quiosc_requests_total{route="fragment",status="200"} 2')
  expect(metrics).toContain('quiosc_requests_total{route="fragment",status="400"} 1')
  expect(metrics).toContain('quiosc_bare_markers_total{widget="comments",reason="failed"} 1')
  expect(metrics).toContain('quiosc_backend_failures_total 1')
  // The labels alone: among the figures, as of memory, any number may be.
  expect(metrics.match(/\{.*?\}/g)?.join()).not.toContain('1002')
})
