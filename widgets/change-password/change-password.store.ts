import { formProblem } from '#kit/forms/formProblem.ts'
import { createMachine } from '#lib/createMachine.ts'
import type { ChangePasswordApi } from './change-password.api.ts'
import {
  type ChangePasswordEvent,
  type ChangePasswordState,
  initialState,
  transition,
} from './change-password.model.ts'

export interface ChangePasswordDeps {
  api: ChangePasswordApi
  onChanged(): void
  /** The link's token has been used or is unknown, and is dropped. */
  onSpent(): void
}

export interface ChangePasswordStore {
  getState(): ChangePasswordState
  getInitialState(): ChangePasswordState
  subscribe(listener: (state: ChangePasswordState, previous: ChangePasswordState) => void): () => void
  /** The password is passed to the API and never stored. */
  change(password: string): Promise<void>
}

/** Statuses that mean an expired link. Not 401, which is about a session: the link may still be valid. */
const EXPIRED = [403, 404, 410]

export function createChangePasswordStore(
  linkToken: string,
  { api, onChanged, onSpent }: ChangePasswordDeps,
): ChangePasswordStore {
  const { dispatch, ...store } = createMachine<ChangePasswordState, ChangePasswordEvent>(
    initialState(linkToken),
    transition,
  )
  const { getState } = store
  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    async change(password) {
      if (getState().status !== 'open') return
      dispatch({ type: 'entered' })
      const answer = await api.change(linkToken, password)
      if (answer.ok) {
        onSpent()
        dispatch({ type: 'changed' })
        return onChanged()
      }
      const { failure } = answer
      if (failure.kind === 'http' && EXPIRED.includes(failure.status)) {
        onSpent()
        return dispatch({ type: 'linkExpired' })
      }
      dispatch({ type: 'notChanged', problem: formProblem(failure, ['password']) })
    },
  }
}
