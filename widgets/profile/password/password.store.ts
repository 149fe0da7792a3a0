import { formProblem } from '../../../src/forms/formProblem.ts'
import type { ReadonlyStore } from '../../../src/lib/createMachine.ts'
import { createMachine } from '../../../src/lib/createMachine.ts'
import type { PasswordApi } from './password.api.ts'
import type { PasswordEvent, PasswordState } from './password.model.ts'
import { initialState, transition } from './password.model.ts'
import type { Passwords } from './password.schema.ts'
import { passwordFields } from './password.schema.ts'

export interface PasswordDeps {
  api: PasswordApi
  onChanged(): void
  /** The old password is wrong. */
  onWrong(): void
}

export interface PasswordStore extends ReadonlyStore<PasswordState> {
  /** The passwords are passed to the API and never stored. @returns Whether the password was changed. */
  change(passwords: Passwords): Promise<boolean>
}

export function createPasswordStore({ api, onChanged, onWrong }: PasswordDeps): PasswordStore {
  const { dispatch, ...store } = createMachine<PasswordState, PasswordEvent>(initialState, transition)
  return {
    ...store,
    async change(passwords) {
      if (store.getState().status !== 'open') return false
      dispatch({ type: 'submitted' })
      const answer = await api.change(passwords)
      if (answer.ok) {
        dispatch({ type: 'changed' })
        onChanged()
        return true
      }
      const problem = formProblem(answer.failure, passwordFields)
      dispatch({ type: 'refused', problem })
      if (problem.kind === 'fields' && problem.problems.some(({ field }) => field === 'old_password')) onWrong()
      return false
    },
  }
}
