import { expect, it, vi } from 'vitest'
import { createSessionTabs } from './createSessionTabs.ts'

const noEvents = { addEventListener: () => {}, removeEventListener: () => {} }

it('a session notifies the other tabs of a change, and ignores unknown messages', () => {
  const channel = Object.assign(new EventTarget(), { postMessage: vi.fn(), close: vi.fn() })
  // An EventTarget stands in for the channel, whose listeners are typed more narrowly.
  const tabs = createSessionTabs({ openChannel: () => channel as unknown as BroadcastChannel, storageEvents: noEvents })
  const listener = vi.fn()
  const stop = tabs.listen(listener)
  const receive = (data: unknown) => channel.dispatchEvent(new MessageEvent('message', { data }))
  for (const data of ['changed', 'signedOut', 'evil', { type: 'changed' }, null]) receive(data)
  expect(listener.mock.calls).toEqual([['changed'], ['signedOut']])
  tabs.announce('signedOut')
  expect(channel.postMessage).toHaveBeenCalledExactlyOnceWith('signedOut')
  stop()
  receive('changed')
  expect(listener).toHaveBeenCalledTimes(2)
  tabs.close()
  expect(channel.close).toHaveBeenCalledOnce()
})

it.each<[string, () => BroadcastChannel]>([
  [
    'without a channel',
    () => {
      throw new ReferenceError('BroadcastChannel is not defined')
    },
  ],
  // A replacement for the browser's channel does not have its whole type.
  [
    'with a channel that has `onmessage` alone',
    () => ({ onmessage: null, postMessage() {} }) as unknown as BroadcastChannel,
  ],
])('a session %s follows the stored profile of other tabs', (_, openChannel) => {
  const storageEvents = new EventTarget()
  const tabs = createSessionTabs({
    openChannel,
    // A plain EventTarget has no storage events of its own type.
    storageEvents: storageEvents as Window,
  })
  const listener = vi.fn()
  const stop = tabs.listen(listener)
  const store = (key: string | null, newValue: string | null) =>
    storageEvents.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  store('updated-profile-cookie-data', '{}')
  store('updated-profile-cookie-data', null)
  store('theme', 'dark')
  store(null, null)
  expect(listener.mock.calls).toEqual([['changed'], ['signedOut']])
  tabs.announce('changed')
  stop()
  store('updated-profile-cookie-data', '{}')
  expect(listener).toHaveBeenCalledTimes(2)
  tabs.close()
})
