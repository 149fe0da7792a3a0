import * as v from 'valibot'
import { createMachine, type ReadonlyStore } from '#lib/createMachine.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'

/** The mail with the link by which a reader chooses a new password without knowing the old one. */
export type RecoveryState =
  | { status: 'unsent' }
  | { status: 'sending' }
  | { status: 'sent'; email: string }
  | { status: 'failed'; failure: ApiFailure }

type RecoveryEvent = { type: 'wanted' } | { type: 'accepted'; email: string } | { type: 'refused'; failure: ApiFailure }

function transition(state: RecoveryState, event: RecoveryEvent): RecoveryState {
  if (event.type === 'wanted') return { status: 'sending' }
  if (state.status !== 'sending') return state
  return event.type === 'accepted'
    ? { status: 'sent', email: event.email }
    : { status: 'failed', failure: event.failure }
}

export interface RecoveryStore extends ReadonlyStore<RecoveryState> {
  /** Asks for the mail; ignored while it is being asked for. */
  send(email: string): Promise<void>
}

/**
 * POST /user/recover-password (reader-account §7). Like the login's it carries no token: a 401 says nothing about the session. The answer is not specified, so it is
 * not read. No api of its own: it is this one call.
 */
export function createRecoveryStore({ client }: { client: Pick<ApiClient, 'post'> }): RecoveryStore {
  const { dispatch, ...store } = createMachine<RecoveryState, RecoveryEvent>({ status: 'unsent' }, transition)
  return {
    ...store,
    async send(email) {
      if (store.getState().status === 'sending') return
      dispatch({ type: 'wanted' })
      const answer = await client.post('user/recover-password', v.unknown(), { body: { email }, auth: 'none' })
      dispatch(answer.ok ? { type: 'accepted', email } : { type: 'refused', failure: answer.failure })
    },
  }
}
