import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { SetTimer } from '../../../src/overlays/snackbar.store.ts'
import type { MentionListProps } from '../commentParts.ts'
import type { MentionEvent, MentionState } from './mention.model.ts'
import { initialState, transition } from './mention.model.ts'

/** Milliseconds without another letter before the server is asked. */
export const TYPING_PAUSE = 250

export interface MentionDeps {
  search: MentionListProps['search']
  setTimer: SetTimer
}

/** Read it with `useStore`; change it only through the commands. */
export interface MentionStore extends Omit<StoreApi<MentionState>, 'setState'> {
  /** Asks for readers once the typing pauses; what was asked before is nobody's any more. */
  ask(query: string): void
  move(by: 1 | -1): void
  stop(): void
}

export function createMentionStore({ search, setTimer }: MentionDeps): MentionStore {
  const { setState, ...store } = createStore<MentionState>()(() => initialState)
  const send = (event: MentionEvent) => setState((state) => transition(state, event), true)
  let asked = new AbortController()

  async function find(query: string, { signal }: AbortController) {
    const result = await search(query, signal)
    if (signal.aborted) return
    send(result.ok ? { type: 'found', users: result.value } : { type: 'failed', failure: result.failure })
  }

  const stop = () => asked.abort()
  return {
    ...store,
    stop,
    ask(query) {
      stop()
      asked = new AbortController()
      const mine = asked
      send({ type: 'typed', query })
      mine.signal.addEventListener(
        'abort',
        setTimer(() => void find(query, mine), TYPING_PAUSE),
      )
    },
    move: (by) => send({ type: 'moved', by }),
  }
}
