import { expect, it } from 'vitest'
import { createMemoryStorage } from '#testing/storage.fixture.ts'
import { createClock } from './createClock.ts'

const SERVER = Date.parse('2026-11-21T10:00:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A device whose clock is ahead, and a server that tells its time. */
function open(ahead: number, storage = createMemoryStorage()) {
  let skew = ahead
  const clock = createClock(() => new Date(SERVER + skew), { storage, key: 'clock' })
  const ask = (headers: Record<string, string>, init: RequestInit = {}) =>
    clock.listen(async () => new Response('', { headers: { date: new Date(SERVER).toUTCString(), ...headers } }))(
      '/',
      init,
    )
  return { storage, clock, ask, setAhead: (next: number) => (skew = next), ahead: () => clock.now().getTime() - SERVER }
}

it.each([
  ['two hours ahead', 2 * HOUR, 0],
  ['two hours behind', -2 * HOUR, 0],
  ['four minutes ahead', 4 * MINUTE, 4 * MINUTE],
  ['four minutes behind', -4 * MINUTE, -4 * MINUTE],
  ['days ahead, which an answer that a worker may have kept does not tell', 30 * HOUR, 30 * HOUR],
])('a clock is set to within five minutes of the server’s, on a device that is %s', async (_, skew, left) => {
  const { ask, ahead, clock } = open(skew)
  expect([ahead(), clock.isSet()]).toEqual([skew, false])
  await ask({})
  expect(ahead()).toBe(left)
})

it.each([
  ['cannot be read', { date: '' }, {}],
  ['is of an answer that a shared cache has kept', { age: '7200' }, { cache: 'no-store' as const }],
  ['is of an answer that the browser may have kept', { 'cache-control': 'public, max-age=3600' }, {}],
  ['is of an answer that a shared cache may have kept', { 'cache-control': 'public, max-age=0, s-maxage=600' }, {}],
  ['is of an answer of which the browser decides how long to keep it', { 'last-modified': 'x' }, {}],
])('a clock is not set by a date that %s', async (_, headers, init) => {
  const { ask, ahead, clock } = open(2 * HOUR)
  await ask(headers, init)
  expect([ahead(), clock.isSet()]).toEqual([2 * HOUR, false])
})

it.each([{ method: 'POST' }, { cache: 'no-store' as const }])(
  'a clock is set by an answer that no cache can give: %j',
  async (init) => {
    for (const skew of [2 * HOUR, -30 * HOUR, 72 * HOUR]) {
      const { ask, ahead } = open(skew)
      await ask({ 'cache-control': 'max-age=3600' }, init)
      expect(ahead()).toBe(0)
    }
    const months = open(100 * 24 * HOUR)
    await months.ask({}, init)
    expect(months.ahead()).toBe(100 * 24 * HOUR)
  },
)

it.each([
  ['has no headers', { status: 200 }],
  ['has headers that cannot be asked', { status: 200, headers: { date: 'x' } }],
])('a clock leaves an answer alone that %s, as a replacement of fetch on an old page gives', async (_, given) => {
  const clock = createClock(() => new Date(SERVER), { storage: createMemoryStorage(), key: 'clock' })
  // The answer on such a page is no `Response`.
  const answer = given as unknown as Response
  expect(await clock.listen(async () => answer)('/')).toBe(answer)
})

it('a clock is right from the start of the next page, until the device’s own is', async () => {
  const first = open(2 * HOUR)
  await first.ask({})
  const next = open(2 * HOUR, first.storage)
  expect(next.ahead()).toBe(0)
  next.setAhead(0)
  await next.ask({})
  expect(next.ahead()).toBe(0)
  expect(open(0, first.storage).ahead()).toBe(0)
})

it('a clock does not run back and forth with each answer’s latency', async () => {
  const { ask, ahead, setAhead } = open(2 * HOUR)
  await ask({})
  setAhead(2 * HOUR + 5000)
  await ask({})
  expect(ahead()).toBe(5000)
})
