import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CurrentUserSchema } from '#page/session/profile.schema.ts'
import { createTestApp } from '#testing/createTestApp.ts'
import { createMemoryStorage } from '#testing/storage.fixture.ts'
import { createOffers } from './createOffers.ts'

const DAY = 24 * 60 * 60 * 1000

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-13T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

function setUp({ inApp = false, reached = true, notifications = {} as Record<string, boolean> | null } = {}) {
  const storage = createMemoryStorage()
  const app = createTestApp({ channel: inApp ? 'android' : 'web', reachable: reached })
  const user = v.parse(CurrentUserSchema, { id: 1, notifications })
  const offers = createOffers({
    app,
    session: { get: () => ({ status: 'signedIn', user }) },
    storage: () => storage,
    now: () => new Date(),
    report: vi.fn(),
  })
  return { offers, ...app }
}

it.each([
  [{}, true],
  [null, true],
  [{ authors: false, topics: true }, true],
  [{ authors: true }, false],
])('the offer of notifications on the web follows the reader’s own preference: %j', async (notifications, offered) => {
  expect(await setUp({ notifications }).offers.mayOffer('author')).toBe(offered)
})

it('the offer of notifications is not made when the app does not answer within 5 s or cannot be reached', async () => {
  const silent = setUp({ inApp: true })
  const answer = silent.offers.mayOffer('topic')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await answer).toBe(false)
  expect(silent.listeners.size).toBe(0)
  expect(await setUp({ inApp: true, reached: false }).offers.mayOffer('topic')).toBe(false)
})

it('the offer of notifications ignores unrelated app messages while waiting for the status', async () => {
  const { offers, receive } = setUp({ inApp: true })
  const answer = offers.mayOffer('topic')
  receive({ action: 'updateUserToken', token: 'x' })
  receive({ action: 'notificationsStatus', enabled: false })
  expect(await answer).toBe(true)
})

it('the offer of notifications resolves an activation to the status that the app reports', async () => {
  const { offers, send, receive } = setUp({ inApp: true })
  const answer = offers.activate()
  receive({ action: 'notificationsStatus', enabled: false })
  expect(await answer).toBe(false)
  expect(send).toHaveBeenCalledExactlyOnceWith('setNotificationsStatus', { enabled: true })
})

it('the offer of notifications is not made again within 24 h', async () => {
  const { offers } = setUp()
  expect(await offers.mayOffer('author')).toBe(true)
  vi.setSystemTime(Date.now() + DAY - 1)
  expect(await offers.mayOffer('topic')).toBe(false)
  vi.setSystemTime(Date.now() + 1)
  expect(await offers.mayOffer('topic')).toBe(true)
})
