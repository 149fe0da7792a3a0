import type { ReadonlyStore } from '../../../src/lib/createMachine.ts'
import { createMachine } from '../../../src/lib/createMachine.ts'
import type { SetTimer } from '../../../src/overlays/snackbar.store.ts'
import type { CommandResult } from '../core/commandResult.ts'
import type { FoundUser } from '../foundUsers.schema.ts'
import type { MentionEvent, MentionState } from './mention.model.ts'
import { initialState, transition } from './mention.model.ts'

/** Milliseconds without a keystroke before a request is sent. */
export const TYPING_PAUSE = 250

export type SearchReaders = (text: string, signal: AbortSignal) => CommandResult<readonly FoundUser[]>

export interface MentionDeps {
  search: SearchReaders
  setTimer: SetTimer
}

/** Read it with `useStore`; change it only through the commands. */
export interface MentionStore extends ReadonlyStore<MentionState> {
  /** Searches once the typing pauses, and drops the answer to an earlier search. */
  search(query: string): void
  move(to: number): void
  stop(): void
}

export function createMentionStore({ search, setTimer }: MentionDeps): MentionStore {
  const { dispatch, ...store } = createMachine<MentionState, MentionEvent>(initialState, transition)
  let pending = new AbortController()

  async function find(query: string, { signal }: AbortController) {
    const result = await search(query, signal)
    if (signal.aborted) return
    dispatch(result.ok ? { type: 'found', users: result.value } : { type: 'failed', failure: result.failure })
  }

  const stop = () => pending.abort()
  return {
    ...store,
    stop,
    search(query) {
      stop()
      pending = new AbortController()
      const request = pending
      dispatch({ type: 'typed', query })
      request.signal.addEventListener(
        'abort',
        setTimer(() => void find(query, request), TYPING_PAUSE),
      )
    },
    move: (to) => dispatch({ type: 'moved', to }),
  }
}
