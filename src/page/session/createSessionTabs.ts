import { storageKeys } from '#lib/site/limits.ts'

/**
 * The messages between tabs. They carry no data: each tab reads it from storage, and loads what is not stored (`personalDataChanged`). `draftsEnded` comes
 * before the `signedOut` of a reader who has pressed the button.
 */
const messages = ['changed', 'personalDataChanged', 'signedOut', 'draftsEnded'] as const

export type TabMessage = (typeof messages)[number]

export interface SessionTabs {
  announce(message: TabMessage): void
  /** Listens to the other tabs, never to this one. */
  listen(listener: (message: TabMessage) => void): () => void
  close(): void
}

export interface SessionTabsOptions {
  /** May throw, where the browser has no BroadcastChannel or forbids it. */
  openChannel: () => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'close'>
  /** The window, for its storage events. */
  storageEvents: {
    addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void
    removeEventListener(type: 'storage', listener: (event: StorageEvent) => void): void
  }
}

/** By BroadcastChannel; without one, by the storage events of the stored profile. */
export function createSessionTabs({ openChannel, storageEvents }: SessionTabsOptions): SessionTabs {
  try {
    const channel = openChannel()
    // A replacement for the browser's channel may know `onmessage` alone: it throws here, and counts as none.
    const add = channel.addEventListener.bind(channel)
    return {
      announce: (message) => channel.postMessage(message),
      listen(listener) {
        const onMessage = ({ data }: MessageEvent<unknown>) => {
          const message = messages.find((known) => known === data)
          if (message) listener(message)
        }
        add('message', onMessage)
        return () => channel.removeEventListener('message', onMessage)
      },
      close: () => channel.close(),
    }
  } catch {
    return {
      announce: () => {},
      listen(listener) {
        const onMessage = ({ key, newValue }: StorageEvent) => {
          if (key === storageKeys.profile) listener(newValue === null ? 'signedOut' : 'changed')
        }
        storageEvents.addEventListener('storage', onMessage)
        return () => storageEvents.removeEventListener('storage', onMessage)
      },
      close: () => {},
    }
  }
}
