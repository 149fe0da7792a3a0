import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AppMessage } from './appBridge.types.ts'
import { requestNotifications } from './requestNotifications.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(reached = true) {
  const listeners = new Set<(message: AppMessage) => void>()
  const send = vi.fn(() => reached)
  const subscribe = (listener: (message: AppMessage) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const receive = (message: AppMessage) => {
    for (const listener of [...listeners]) listener(message)
  }
  return { app: { send, subscribe }, send, listeners, receive }
}

it.each([true, false])('requestNotifications asks the app for the status of notifications: %j', async (enabled) => {
  const { app, send, listeners, receive } = setUp()
  const status = requestNotifications(app)
  expect(send).toHaveBeenCalledWith('fetchNotificationsStatus')
  receive({ action: 'updateUIVisibility', visible: true })
  receive({ action: 'notificationsStatus', enabled })
  expect(await status).toBe(enabled)
  expect(listeners.size).toBe(0)
})

it.each([true, false])(
  'requestNotifications sets notifications to %j, and returns what the device has made of it',
  async (enabled) => {
    const { app, send, receive } = setUp()
    const status = requestNotifications(app, enabled)
    expect(send).toHaveBeenCalledWith('setNotificationsStatus', { enabled })
    receive({ action: 'notificationsStatus', enabled: false })
    expect(await status).toBe(false)
  },
)

it('requestNotifications returns undefined when the app does not answer within 5 s, or cannot be reached', async () => {
  const { app, listeners } = setUp()
  const silent = requestNotifications(app)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await silent).toBeUndefined()
  expect(listeners.size).toBe(0)
  expect(await requestNotifications(setUp(false).app)).toBeUndefined()
})
