import { createMachine, type ReadonlyStore } from '#lib/createMachine.ts'
import { type Result, success } from '#lib/result.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { LocalStore } from '#page/storage/createLocalStore.ts'
import type { LatestNewsApi } from './bottom-bar.api.ts'
import { type NewsEvent, nothingKnown, transition } from './bottom-bar.model.ts'
import type { NewsState } from './bottom-bar.schema.ts'

export interface NewsDeps {
  api: LatestNewsApi
  memory: Pick<LocalStore<NewsState>, 'read' | 'write'>
  /** Whether the page is the latest-news page. */
  reading: boolean
}

/** Read it with `useStore`; change it only through the commands. */
export interface NewsStore extends ReadonlyStore<NewsState> {
  /** Asks the feed. A failure changes nothing: the next request is the scheduler's. */
  ask(): Promise<Result<NewsState, ApiFailure>>
  /** Takes over the state of another tab. */
  tell(state: NewsState): void
  /** Takes over what is stored: a page that comes back from the cache has received nothing meanwhile. */
  recall(): void
  /** The latest-news page is shown. @returns The state that the other tabs are to know. */
  visit(): NewsState
}

export function createNewsStore({ api, memory, reading }: NewsDeps): NewsStore {
  const { dispatch, ...store } = createMachine<NewsState, NewsEvent>(nothingKnown, transition)
  const keep = (event: NewsEvent) => {
    dispatch(event)
    memory.write(store.getState())
    return store.getState()
  }
  return {
    ...store,
    async ask() {
      const state = store.getState()
      const answer = await api.since(state.status === 'unknown' ? undefined : state.last)
      return answer.ok ? success(keep({ type: 'answered', messages: answer.value, reading })) : answer
    },
    tell: (state) => dispatch({ type: 'told', state }),
    recall() {
      const state = memory.read()
      if (state) dispatch({ type: 'told', state })
    },
    visit: () => keep({ type: 'visited' }),
  }
}
