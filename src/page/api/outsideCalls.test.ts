import * as v from 'valibot'
import { expect, it } from 'vitest'
import { respond, setUp, startServer } from '#testing/client.fixture.ts'
import { outsideCalls } from './outsideCalls.ts'

startServer()

const Editions = v.object({ editions: v.array(v.object({ title: v.string() })) })
const editions = { editions: [{ title: 'Balears' }] }
const { signal } = new AbortController()

it.each([
  ['/api/front', 'https://diari.example/api/app/editions'],
  ['https://api.example/v1/', 'https://api.example/api/app/editions'],
])('a call outside of %s goes to the same host, without the token', async (apiBase, url) => {
  const requests = respond({ response: editions })
  expect(await setUp({ apiBase }).client.getOutside(outsideCalls.editions, Editions, signal)).toEqual({
    ok: true,
    value: editions,
  })
  expect(requests[0]?.url).toBe(url)
  expect(requests[0]?.headers.has('x-bbnxauthorization')).toBe(false)
})

it('a 401 to a call outside of apiBase is recorded and does not sign the reader out', async () => {
  respond({}, { status: 401 })
  const { client, errors, onUnauthorized } = setUp()
  expect(await client.getOutside(outsideCalls.editions, Editions, signal)).toMatchObject({
    ok: false,
    failure: { status: 401 },
  })
  expect(onUnauthorized).not.toHaveBeenCalled()
  expect(errors.get()).toMatchObject([{ apiInfo: { type: 'http 401', text: 'GET /api/app/editions' } }])
})

it('a call outside of apiBase is refused below it', async () => {
  const requests = respond({ response: editions })
  expect(await setUp().client.get(outsideCalls.editions, Editions)).toMatchObject({ failure: { kind: 'contract' } })
  expect(requests).toEqual([])
})
