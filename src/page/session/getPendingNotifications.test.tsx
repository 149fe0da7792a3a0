import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { success } from '#lib/result.ts'
import type { ApiClient } from '../api/apiClient.ts'
import { getPendingNotifications } from './getPendingNotifications.ts'
import type { CurrentUser } from './profile.schema.ts'
import type { SessionState } from './session.types.ts'

afterEach(() => localStorage.clear())

const MINUTE = 60_000

function setUp() {
  const lifetime = new AbortController()
  // Another test's page has another time.
  onTestFinished(() => lifetime.abort())
  let time = Date.parse('2026-01-01T12:00:00Z')
  let id: string | undefined = '9006'
  const listeners = new Set<(state: SessionState) => void>()
  const answers: ((count: number) => void)[] = []
  const get = vi.fn(
    () => new Promise((resolve) => answers.push((count) => resolve(success({ pendingNotifications: count })))),
  )
  const state = (): SessionState =>
    // The parts of a user that are read.
    id === undefined ? { status: 'anonymous' } : { status: 'signedIn', user: { id } as CurrentUser }
  const pending = getPendingNotifications({
    // The one method that is called.
    client: { get } as unknown as ApiClient,
    session: {
      get: state,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    now: () => new Date(time),
    getShared: (_key, create) => create(lifetime.signal),
    report: vi.fn(),
  })
  return {
    pending,
    get,
    lifetime,
    answer: (count: number) => answers.shift()?.(count),
    pass: (ms: number) => {
      time += ms
    },
    become(other: string | undefined) {
      id = other
      for (const listener of listeners) listener(state())
    },
  }
}

const known = (count: number, readerId = '9006') => ({ status: 'known', readerId, count })

it('pending notifications are requested once in 15 minutes', async () => {
  const { pending, get, answer, pass } = setUp()
  const load = async (count: number) => {
    const loaded = pending.load()
    answer(count)
    await loaded
  }
  await load(3)
  pass(15 * MINUTE - 1)
  await load(4)
  expect([get.mock.calls.length, pending.getState()]).toEqual([1, known(3)])
  pass(1)
  await load(5)
  expect([get.mock.calls.length, pending.getState()]).toEqual([2, known(5)])
})

it('pending notifications that were reset are not brought back by a pending answer', async () => {
  const { pending, answer } = setUp()
  const loaded = pending.load()
  pending.reset()
  answer(3)
  await loaded
  expect(pending.getState()).toEqual(known(0))
})

it('pending notifications are forgotten when the reader changes, and not requested for a visitor', async () => {
  const { pending, get, become } = setUp()
  pending.reset()
  become('9011')
  expect(pending.getState()).toEqual({ status: 'unknown' })
  become(undefined)
  await pending.load()
  expect(get).not.toHaveBeenCalled()
})

it('pending notifications follow the other tabs', () => {
  const { pending, lifetime } = setUp()
  const key = 'pending-notifications9006'
  const write = (value: number) => {
    localStorage.setItem(key, JSON.stringify({ time: Date.parse('2026-01-01T12:00:00Z'), value }))
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
  write(2)
  expect(pending.getState()).toEqual(known(2))
  lifetime.abort()
  write(7)
  expect(pending.getState()).toEqual(known(2))
})
