import { HttpResponse, http } from 'msw/http'
import { expect, it, vi } from 'vitest'
import { TOKEN_NAME } from '#lib/site/limits.ts'
import { createBackendFetch } from './createBackendFetch.ts'
import { createCookieJar } from './createCookieJar.ts'
import { createMemoryStorage } from './createMemoryStorage.ts'

const api = 'https://pre.example/api/front'

function setUp() {
  const network = vi.fn<typeof fetch>(async () => new Response('from the network'))
  const onKept = vi.fn()
  const handlers = [
    http.get(`${api}/poll/1`, () => HttpResponse.json({ id: '1' })),
    http.post(`${api}/poll/1/vote/2`, () => HttpResponse.json({ voted: true })),
    http.get(`${api}/cut`, () => HttpResponse.error()),
    http.get(`${api}/never`, () => new Promise<never>(() => {})),
  ]
  const backend = createBackendFetch({
    handlers: () => handlers,
    fetch: network,
    isCall: ({ href }) => href.startsWith(api),
    onKept,
  })
  return { ...backend, network, onKept }
}

it('the sandbox answers calls in the page, also those that write', async () => {
  const { fetch, network } = setUp()
  await expect((await fetch(`${api}/poll/1`)).json()).resolves.toEqual({ id: '1' })
  await expect((await fetch(`${api}/poll/1/vote/2`, { method: 'POST' })).json()).resolves.toEqual({ voted: true })
  expect((await fetch(`${api}/unknown`, { method: 'POST' })).status).toBe(501)
  expect(network).not.toHaveBeenCalled()
})

it('the sandbox drops other requests that write, and lets those that read through to the network', async () => {
  const { fetch, network, onKept } = setUp()
  await fetch('https://analytics.example/collect', { method: 'POST', body: 'a reader' })
  expect(network).not.toHaveBeenCalled()
  expect(onKept).toHaveBeenCalledExactlyOnceWith('POST https://analytics.example/collect')
  await expect((await fetch('https://pre.example/menu.json')).text()).resolves.toBe('from the network')
})

it('the sandbox fails as a network does: cut connections, and callers that give up', async () => {
  const { fetch } = setUp()
  await expect(fetch(`${api}/cut`)).rejects.toThrow('Failed to fetch')
  const caller = new AbortController()
  const answer = fetch(`${api}/never`, { signal: caller.signal })
  caller.abort(new DOMException('given up', 'AbortError'))
  await expect(answer).rejects.toThrow('given up')
})

it('the sandbox answers no page that was left, nor its reader’s late calls', async () => {
  const { fetch, leave, pending } = setUp()
  const settled = vi.fn()
  const old = { headers: { [TOKEN_NAME]: 'old' } }
  void fetch(`${api}/cut`, old).catch(settled)
  expect(pending()).toBe(1)
  leave()
  void fetch(`${api}/poll/1`, old).then(settled)
  await fetch(`${api}/poll/1`, { headers: { [TOKEN_NAME]: 'new' } })
  expect(settled).not.toHaveBeenCalled()
})

it('the sandbox’s cookies are set, replaced and removed as a browser does', () => {
  const { read, write, clear } = createCookieJar()
  write('a=1; path=/; SameSite=Lax')
  write('b=x=y; max-age=60')
  write('a=2')
  expect(read()).toBe('a=2; b=x=y')
  write('b=; max-age=0')
  write('a=; expires=Thu, 01 Jan 1970 00:00:00 GMT')
  expect(read()).toBe('')
  write('c=3')
  clear()
  expect(read()).toBe('')
})

it('the sandbox’s storage holds texts', () => {
  const storage = createMemoryStorage()
  storage.setItem('theme', 'dark')
  expect([storage.length, storage.key(0), storage.getItem('theme'), storage.getItem('none')]).toEqual([
    1,
    'theme',
    'dark',
    null,
  ])
  storage.removeItem('theme')
  expect(storage.length).toBe(0)
})
