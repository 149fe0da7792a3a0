import { expect, it, onTestFinished, vi } from 'vitest'
import { openFeedChannel } from './openFeedChannel.ts'

it.each([
  ['is missing', undefined],
  [
    'is an old one that has `onmessage` alone',
    class {
      onmessage = null
      postMessage() {
        throw new Error('Nobody listens.')
      }
    },
  ],
])('openFeedChannel leaves each tab on its own where the browser’s channel %s', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel)
  onTestFinished(() => void vi.unstubAllGlobals())
  const lifetime = new AbortController()
  const { post, listen } = openFeedChannel('quiosc-feed', lifetime.signal)
  expect(() => {
    listen(() => undefined)
    post({ type: 'asked' } as never)
    lifetime.abort()
  }).not.toThrow()
})
