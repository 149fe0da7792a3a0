import * as v from 'valibot'
import { createMachine, type ReadonlyStore } from '#lib/createMachine.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import { asSentId } from '#page/session/asSentId.ts'
import type { CurrentUser } from '#page/session/currentUser.types.ts'
import { type DeletionEvent, type DeletionState, initialState, transition } from './deletion.model.ts'

export interface DeletionDeps {
  client: Pick<ApiClient, 'post'>
  onDeleted(): Promise<void>
}

export interface DeletionStore extends ReadonlyStore<DeletionState> {
  begin(user: Pick<CurrentUser, 'subscriber'>): void
  leave(): void
  confirm(userId: string): Promise<void>
}

export function createDeletionStore({ client, onDeleted }: DeletionDeps): DeletionStore {
  const { dispatch, ...store } = createMachine<DeletionState, DeletionEvent>(initialState, transition)
  return {
    ...store,
    begin: ({ subscriber }) => dispatch({ type: 'wanted', subscriber }),
    leave: () => dispatch({ type: 'left' }),
    async confirm(userId) {
      if (store.getState().status !== 'asking') return
      dispatch({ type: 'confirmed' })
      // The answer is not specified, so it is not read.
      const answer = await client.post('user/delete-account', v.unknown(), {
        body: { userId: asSentId(userId), confirm: true },
      })
      if (!answer.ok) return dispatch({ type: 'refused', failure: answer.failure })
      await onDeleted()
      dispatch({ type: 'deleted' })
    },
  }
}
