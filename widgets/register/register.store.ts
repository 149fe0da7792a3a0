import { formProblem } from '#kit/forms/formProblem.ts'
import { createMachine } from '#lib/createMachine.ts'
import type { SignInAnswer } from '#page/library/sign-in/signIn.schema.ts'
import type { RegisterApi } from './register.api.ts'
import {
  accountFields,
  detailFields,
  initialState,
  type RegisterEvent,
  type RegisterState,
  stepOf,
  transition,
} from './register.model.ts'
import type { AccountFields, DetailFields } from './register.schema.ts'

export interface RegisterDeps {
  api: RegisterApi
  /** @returns False where the browser has not kept the session. */
  onRegistered(answer: SignInAnswer): boolean
  /** Called on back with the step that follows, 0 when the registration is left (reader-account §2). */
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

/** @param details The values that were typed before a reload. */
export function createRegisterStore(
  { email, details }: { email: string; details: DetailFields },
  { api, onRegistered, onClosed }: RegisterDeps,
): RegisterStore {
  const { dispatch, ...store } = createMachine<RegisterState, RegisterEvent>(initialState(email, details), transition)
  const { getState } = store

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    enterAccount: (account) => dispatch({ type: 'accountEntered', account }),
    typeDetails: (typed) => dispatch({ type: 'detailsTyped', details: typed }),
    async create(typed, birthdate) {
      const state = getState()
      if (state.status !== 'details') return
      dispatch({ type: 'detailsEntered', details: typed })
      const answer = await api.register({ ...state.account, ...typed, birthdate, origin: 'web' })
      if (answer.ok) {
        dispatch({ type: 'created' })
        if (!onRegistered(answer.value)) dispatch({ type: 'notKept' })
        return
      }
      dispatch({ type: 'notCreated', problem: formProblem(answer.failure, [...accountFields, ...detailFields]) })
    },
    back() {
      const state = getState()
      // No going back while the account is being created or once it exists.
      if (state.status !== 'account' && state.status !== 'details') return
      dispatch({ type: 'wentBack' })
      onClosed(stepOf(state) - 1)
    },
  }
}
