import { expect, it, vi } from 'vitest'
import { sendRequest } from './sendWithoutKy.ts'

const url = 'https://www.diari.example/api/front/poll/1'

function answering(respond: () => Promise<Response>) {
  const fetch = vi.fn((_: RequestInfo | URL, __?: RequestInit) => respond())
  return { fetch, sent: () => fetch.mock.calls[0]?.[1] }
}

it('sendWithoutKy sends JSON with the token, to no other host, and reads the whole answer', async () => {
  const { fetch, sent } = answering(async () => new Response('{"a":1}', { status: 201 }))
  const request = { method: 'POST', headers: { 'x-token': 'abc', accept: undefined }, json: { option: 2 } }
  const answer = await sendRequest(url, request, new AbortController().signal, fetch)
  expect(answer).toEqual({ ok: true, value: { status: 201, body: '{"a":1}' } })
  expect(sent()).toMatchObject({ method: 'POST', body: '{"option":2}', redirect: 'error' })
  // Plain, for what loops over its keys.
  expect(sent()?.headers).toEqual({ 'content-type': 'application/json', 'x-token': 'abc' })
})

it('sendWithoutKy sends a form unchanged', async () => {
  const { fetch, sent } = answering(async () => new Response(''))
  const body = new FormData()
  await sendRequest(url, { method: 'POST', body }, new AbortController().signal, fetch)
  expect(sent()?.body).toBe(body)
  expect(new Headers(sent()?.headers).has('content-type')).toBe(false)
})

it('sendWithoutKy reports a lost connection, and aborts a request whose callers have given up', async () => {
  const failedFetch = answering(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await sendRequest(url, {}, new AbortController().signal, failedFetch.fetch)).toMatchObject({
    failure: { kind: 'network' },
  })
  const hung = answering(() => new Promise(() => {}))
  const reader = new AbortController()
  const answer = sendRequest(url, {}, reader.signal, hung.fetch)
  reader.abort()
  expect(await answer).toMatchObject({ failure: { kind: 'aborted' } })
  expect(hung.sent()?.signal?.aborted).toBe(true)
})
