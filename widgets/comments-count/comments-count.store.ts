import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { CommentsCountApi } from './comments-count.api.ts'
import type { CommentsCountState } from './comments-count.model.ts'
import { transition } from './comments-count.model.ts'
import type { CommentsCountNews } from './comments-count.news.ts'

/** Read it with `useStore`; it changes by what the page tells and the backend answers. */
export interface CommentsCountStore extends Omit<StoreApi<CommentsCountState>, 'setState'> {
  /** Asks the page first and the backend only when nobody there knows; follows what is told until `signal` ends it. */
  start(signal: AbortSignal): Promise<void>
}

export function createCommentsCountStore(
  contentId: string,
  { api, news }: { api: CommentsCountApi; news: CommentsCountNews },
): CommentsCountStore {
  const { setState, ...store } = createStore<CommentsCountState>()(() => ({ status: 'unknown' }))
  const take = (count: number) => setState((state) => transition(state, { type: 'counted', count }), true)

  return {
    ...store,
    async start(signal) {
      news.onTold(take, signal)
      news.ask()
      news.onAsked(() => {
        const state = store.getState()
        if (state.status === 'known') news.tell(state.count)
      }, signal)
      if (store.getState().status === 'known') return
      const answer = await api.fetchCount(contentId, signal)
      // What was told meanwhile is newer than what was asked before it. A failure is the error list's; nothing is shown.
      if (signal.aborted || !answer.ok || store.getState().status === 'known') return
      take(answer.value)
      news.tell(answer.value)
    },
  }
}
