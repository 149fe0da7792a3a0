import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AppMessage } from '../../src/app-bridge/appBridge.types.ts'
import type { SessionState } from '../../src/session/session.types.ts'
import { createMemoryStorage } from '../../src/storage/storage.fixture.ts'
import { createOffers } from './createOffers.ts'

const DAY = 24 * 60 * 60 * 1000

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-13T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

function setUp({ inApp = false, reached = true, notifications = {} as Record<string, boolean> | null } = {}) {
  const storage = createMemoryStorage()
  const heard = new Set<(message: AppMessage) => void>()
  const send = vi.fn(() => inApp && reached)
  const offers = createOffers({
    app: {
      inApp,
      send,
      subscribe(listener) {
        heard.add(listener)
        return () => heard.delete(listener)
      },
    },
    // Only the preferences of the user count here.
    session: { get: () => ({ status: 'signedIn', user: { id: '1', notifications } }) as SessionState },
    storage: () => storage,
    now: () => new Date(),
    report: vi.fn(),
  })
  const tell = (message: AppMessage) => {
    for (const listener of [...heard]) listener(message)
  }
  return { offers, send, heard, tell }
}

it.each([
  [{}, true],
  [null, true],
  [{ authors: false, topics: true }, true],
  [{ authors: true }, false],
])('on the web the reader’s own preference decides: %j', async (notifications, offered) => {
  expect(await setUp({ notifications }).offers.mayOffer('author')).toBe(offered)
})

it('an app that says nothing within 5 s is not offered for, nor one that cannot be reached', async () => {
  const silent = setUp({ inApp: true })
  const answer = silent.offers.mayOffer('topic')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await answer).toBe(false)
  expect(silent.heard.size).toBe(0)
  expect(await setUp({ inApp: true, reached: false }).offers.mayOffer('topic')).toBe(false)
})

it('other messages of the app are no answer', async () => {
  const { offers, tell } = setUp({ inApp: true })
  const answer = offers.mayOffer('topic')
  tell({ action: 'updateUserToken', token: 'x' })
  tell({ action: 'notificationsStatus', enabled: false })
  expect(await answer).toBe(true)
})

it('they are on when the app says so', async () => {
  const { offers, send, tell } = setUp({ inApp: true })
  const answer = offers.activate()
  tell({ action: 'notificationsStatus', enabled: false })
  expect(await answer).toBe(false)
  expect(send).toHaveBeenCalledExactlyOnceWith('setNotificationsStatus', { enabled: true })
})

it('who has been asked is left alone for 24 h', async () => {
  const { offers } = setUp()
  expect(await offers.mayOffer('author')).toBe(true)
  vi.setSystemTime(Date.now() + DAY - 1)
  expect(await offers.mayOffer('topic')).toBe(false)
  vi.setSystemTime(Date.now() + 1)
  expect(await offers.mayOffer('topic')).toBe(true)
})
