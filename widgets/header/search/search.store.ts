import type { ReadonlyStore } from '../../../src/lib/createMachine.ts'
import { createMachine } from '../../../src/lib/createMachine.ts'
import type { SetTimer } from '../../../src/overlays/snackbar.store.ts'
import type { SearchApi } from './search.api.ts'
import type { SearchEvent, SearchState } from './search.model.ts'
import { nothingTyped, searchedText, transition } from './search.model.ts'

/** Milliseconds without a keystroke before a request is sent. */
export const TYPING_PAUSE = 250

export interface SearchDeps {
  api: SearchApi
  setTimer: SetTimer
}

/** Read it with `useStore`; change it only through the commands. */
export interface SearchStore extends ReadonlyStore<SearchState> {
  /** Searches once the typing pauses, and cancels the search before it. */
  type(text: string): void
  move(to: number | null): void
  dismiss(): void
  reopen(): void
  stop(): void
}

export function createSearchStore({ api, setTimer }: SearchDeps): SearchStore {
  const { dispatch, ...store } = createMachine<SearchState, SearchEvent>(nothingTyped, transition)
  let pending = new AbortController()

  async function find(text: string, { signal }: AbortController) {
    const answer = await api.suggest(text, signal)
    if (signal.aborted) return
    dispatch(answer.ok ? { type: 'found', results: answer.value } : { type: 'failed', failure: answer.failure })
  }

  const stop = () => pending.abort()
  return {
    ...store,
    stop,
    type(typed) {
      const text = searchedText(typed)
      // A space more is no other search.
      if (text !== undefined && text === store.getState().text) return
      stop()
      dispatch({ type: 'typed', text: typed })
      if (text === undefined) return
      pending = new AbortController()
      const request = pending
      request.signal.addEventListener(
        'abort',
        setTimer(() => void find(text, request), TYPING_PAUSE),
      )
    },
    move: (to) => dispatch({ type: 'moved', to }),
    dismiss: () => dispatch({ type: 'dismissed' }),
    reopen: () => dispatch({ type: 'reopened' }),
  }
}
