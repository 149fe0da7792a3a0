import type { FeedChannel } from './feedWatch.types.ts'

/** The tabs' channel of a feed; none where the browser has none or forbids it: each tab is then alone. */
export function openFeedChannel(name: string, signal: AbortSignal): FeedChannel {
  try {
    const channel = new BroadcastChannel(name)
    signal.addEventListener('abort', () => channel.close())
    return {
      post(message) {
        // A closed one throws.
        if (!signal.aborted) channel.postMessage(message)
      },
      listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
    }
  } catch {
    return { post: () => {}, listen: () => {} }
  }
}
