import type { ApiClient } from '../../../src/api/apiClient.ts'
import type { ReadonlyStore } from '../../../src/lib/createMachine.ts'
import { createMachine } from '../../../src/lib/createMachine.ts'
import type { ReaderEvent, ReaderState } from './reader.model.ts'
import { transition, unread } from './reader.model.ts'
import { ProfileCardSchema } from './reader.schema.ts'

export interface ReaderStore extends ReadonlyStore<ReaderState> {
  /** Reads the profile, for the first time or again. Resolves with whether its answer is what is shown now. */
  load(): Promise<boolean>
}

export interface ReaderStoreDeps {
  client: Pick<ApiClient, 'get'>
  userId: string
  signal: AbortSignal
}

/** GET /profile/{id}. No api of its own: it is this one call. */
export function createReaderStore({ client, userId, signal }: ReaderStoreDeps): ReaderStore {
  const { dispatch, ...store } = createMachine<ReaderState, ReaderEvent>(unread, transition)
  return {
    ...store,
    async load() {
      dispatch({ type: 'requested' })
      const { request } = store.getState()
      const answer = await client.get(`profile/${encodeURIComponent(userId)}`, ProfileCardSchema, { signal })
      if (answer.ok) dispatch({ type: 'arrived', request, card: answer.value })
      else if (answer.failure.kind !== 'aborted') dispatch({ type: 'failed', request, failure: answer.failure })
      return answer.ok && store.getState().card === answer.value
    },
  }
}
