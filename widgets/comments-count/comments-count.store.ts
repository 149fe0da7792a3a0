import { createStore } from 'zustand/vanilla'
import type { ReadonlyStore } from '#lib/createMachine.ts'
import type { CommentsCountApi } from './comments-count.api.ts'
import type { CommentsCountBus } from './comments-count.bus.ts'

/** `unknown` also after a failure: the fallback stays, and a count published later still shows. */
export type CommentsCountState = { status: 'unknown' } | { status: 'known'; count: number }

/** Read it with `useStore`; it changes with published counts and the backend's answer. */
export interface CommentsCountStore extends ReadonlyStore<CommentsCountState> {
  /** Requests the count from the page's widgets, and from the backend only when none knows it; follows published counts until `signal` aborts. */
  start(signal: AbortSignal): Promise<void>
}

/** @param served The count that a server has rendered, which needs no request. */
export function createCommentsCountStore(
  contentId: string,
  { api, bus, served }: { api: CommentsCountApi; bus: CommentsCountBus; served?: number | undefined },
): CommentsCountStore {
  const { setState, ...store } = createStore<CommentsCountState>()(() =>
    served === undefined ? { status: 'unknown' } : { status: 'known', count: served },
  )
  const setCount = (count: number) => {
    const state = store.getState()
    // The same count again notifies nobody.
    if (state.status !== 'known' || state.count !== count) setState({ status: 'known', count }, true)
  }

  return {
    ...store,
    async start(signal) {
      bus.onSent(setCount, signal)
      bus.request()
      bus.onRequested(() => {
        const state = store.getState()
        if (state.status === 'known') bus.send(state.count)
      }, signal)
      if (store.getState().status === 'known') return
      const answer = await api.fetchCount(contentId, signal)
      // A count published meanwhile is newer than the answer. A failure is logged by the client; nothing is shown.
      if (signal.aborted || !answer.ok || store.getState().status === 'known') return
      setCount(answer.value)
      bus.send(answer.value)
    },
  }
}
