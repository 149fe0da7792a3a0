import { vi } from 'vitest'
import type { AppBridge, AppMessage, Channel } from '#page/app-bridge/appBridge.types.ts'
import { createAppBridge } from '#page/app-bridge/createAppBridge.ts'
import type { NativeWindow } from '#page/app-bridge/nativeInterface.ts'
import { installApp } from '#stage/installApp.ts'

export interface TestAppOptions {
  /** The web by default. */
  channel?: Channel
  /** False where the page does not find the app's interface. */
  reachable?: boolean
}

/**
 * A page's side of the app for a test that composes an island by itself: the real one, over a fake app in a window of its own.
 *
 * @returns `send` is a spy, and `listeners` are those that the page has at the moment.
 */
export function createTestApp({ channel = 'web', reachable = true }: TestAppOptions = {}) {
  const window: NativeWindow = {}
  if (channel !== 'web' && reachable) installApp([channel], () => undefined, window)
  const bridge = createAppBridge({
    body: { contains: (name) => name === `app-${channel}` },
    search: '',
    window,
    loadParser: () => import('#page/app-bridge/readAppMessage.ts'),
    report(error) {
      throw error
    },
    debug: () => undefined,
  })
  // A spy cannot have type parameters.
  const send = vi.fn(bridge.send as (...message: unknown[]) => boolean)
  const listeners = new Set<(message: AppMessage) => void>()
  return {
    ...bridge,
    send,
    subscribe(listener: (message: AppMessage) => void) {
      listeners.add(listener)
      const stop = bridge.subscribe(listener)
      return () => {
        listeners.delete(listener)
        return stop()
      }
    },
    listeners,
  } satisfies AppBridge & { listeners: ReadonlySet<unknown> }
}
