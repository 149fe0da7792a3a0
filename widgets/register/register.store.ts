import { createStore } from 'zustand/vanilla'
import { formProblem } from '../../src/forms/formProblem.ts'
import type { SignInAnswer } from '../../src/library/signIn.schema.ts'
import type { RegisterApi } from './register.api.ts'
import type { RegisterEvent, RegisterState } from './register.model.ts'
import { accountFields, detailFields, initialState, stepOf, transition } from './register.model.ts'
import type { AccountFields, DetailFields } from './register.schema.ts'

export interface RegisterNeeds {
  api: RegisterApi
  onRegistered(answer: SignInAnswer): void
  /** Back from a step: the one it leads to, 0 when the registration is left (reader-account §2). */
  onClosed(step: number): void
}

export interface RegisterStore {
  getState(): RegisterState
  getInitialState(): RegisterState
  subscribe(listener: (state: RegisterState, previous: RegisterState) => void): () => void
  enterAccount(account: AccountFields): void
  typeDetails(details: DetailFields): void
  /** @param birthdate YYYY-MM-DD. */
  create(details: DetailFields, birthdate: string): Promise<void>
  back(): void
}

/** @param details What was typed before a reload. */
export function createRegisterStore(
  { email, details }: { email: string; details: DetailFields },
  { api, onRegistered, onClosed }: RegisterNeeds,
): RegisterStore {
  const store = createStore<RegisterState>()(() => initialState(email, details))
  const { getState } = store
  const happen = (event: RegisterEvent) => store.setState(transition(getState(), event), true)

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    enterAccount: (account) => happen({ type: 'accountEntered', account }),
    typeDetails: (typed) => happen({ type: 'detailsTyped', details: typed }),
    async create(typed, birthdate) {
      const state = getState()
      if (state.status !== 'details') return
      happen({ type: 'detailsEntered', details: typed })
      const answer = await api.register({ ...state.account, ...typed, birthdate, origin: 'web' })
      if (answer.ok) {
        happen({ type: 'created' })
        return onRegistered(answer.value)
      }
      happen({ type: 'notCreated', problem: formProblem(answer.failure, [...accountFields, ...detailFields]) })
    },
    back() {
      const state = getState()
      // Neither while the account is being made nor once it is there.
      if (state.status !== 'account' && state.status !== 'details') return
      happen({ type: 'wentBack' })
      onClosed(stepOf(state) - 1)
    },
  }
}
