import type { ReadonlyStore } from '../../../src/lib/createMachine.ts'
import { createMachine } from '../../../src/lib/createMachine.ts'
import type { EditionsApi } from './editions.api.ts'
import type { EditionsEvent, EditionsState } from './editions.model.ts'
import { initialState, transition } from './editions.model.ts'

export interface EditionsStore extends ReadonlyStore<EditionsState> {
  /** Loads them, or loads them again after a failure. */
  load(signal: AbortSignal): Promise<void>
}

export function createEditionsStore(api: EditionsApi): EditionsStore {
  const { dispatch, ...store } = createMachine<EditionsState, EditionsEvent>(initialState, transition)
  return {
    ...store,
    async load(signal) {
      dispatch({ type: 'requested' })
      const answer = await api.load(signal)
      if (answer.ok) dispatch({ type: 'arrived', editions: answer.value })
      else if (answer.failure.kind !== 'aborted') dispatch({ type: 'failed', failure: answer.failure })
    },
  }
}
