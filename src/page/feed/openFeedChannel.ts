import type { FeedChannel } from './feedWatch.types.ts'

/** The tabs' channel of a feed; none where the browser has none or forbids it: each tab is then alone. */
export function openFeedChannel(name: string, signal: AbortSignal): FeedChannel {
  try {
    const channel = new BroadcastChannel(name)
    // A replacement for the browser's channel may know `onmessage` alone: it throws here.
    const add = channel.addEventListener.bind(channel)
    signal.addEventListener('abort', () => channel.close())
    return {
      post(message) {
        // A closed one throws.
        if (!signal.aborted) channel.postMessage(message)
      },
      listen: (listener) => add('message', ({ data }) => listener(data)),
    }
  } catch {
    return { post: () => {}, listen: () => {} }
  }
}
