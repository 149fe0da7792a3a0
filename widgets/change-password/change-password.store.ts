import { createStore } from 'zustand/vanilla'
import { formProblem } from '../../src/forms/formProblem.ts'
import type { ChangePasswordApi } from './change-password.api.ts'
import type { ChangePasswordEvent, ChangePasswordState } from './change-password.model.ts'
import { initialState, transition } from './change-password.model.ts'

export interface ChangePasswordNeeds {
  api: ChangePasswordApi
  onChanged(): void
  /** The link's token is good for nothing more. */
  onSpent(): void
}

export interface ChangePasswordStore {
  getState(): ChangePasswordState
  getInitialState(): ChangePasswordState
  subscribe(listener: (state: ChangePasswordState, previous: ChangePasswordState) => void): () => void
  /** The password is handed on and kept nowhere. */
  change(password: string): Promise<void>
}

/** What the backend answers when it knows no such link any more. */
const EXPIRED = [401, 403, 404, 410]

export function createChangePasswordStore(
  token: string,
  { api, onChanged, onSpent }: ChangePasswordNeeds,
): ChangePasswordStore {
  const store = createStore<ChangePasswordState>()(() => initialState(token))
  const { getState } = store
  const happen = (event: ChangePasswordEvent) => store.setState(transition(getState(), event), true)
  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    async change(password) {
      if (getState().status !== 'open') return
      happen({ type: 'entered' })
      const answer = await api.change(token, password)
      if (answer.ok) {
        onSpent()
        happen({ type: 'changed' })
        return onChanged()
      }
      const { failure } = answer
      if (failure.kind === 'http' && EXPIRED.includes(failure.status)) {
        onSpent()
        return happen({ type: 'linkExpired' })
      }
      happen({ type: 'notChanged', problem: formProblem(failure, ['password']) })
    },
  }
}
