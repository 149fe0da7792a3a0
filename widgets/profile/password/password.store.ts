import { type FormProblem, formProblem } from '#kit/forms/formProblem.ts'
import type { ReadonlyStore } from '#lib/createMachine.ts'
import type { FormState } from '../form/form.model.ts'
import { createFormStore } from '../form/form.store.ts'
import type { PasswordApi } from './password.api.ts'
import { type Passwords, passwordFields } from './password.schema.ts'

export interface PasswordDeps {
  api: PasswordApi
  onChanged(): void
  /** The old password is wrong. */
  onWrong(): void
}

/** Without fields: what is typed is nowhere but in the form. */
type PasswordState = FormState<object, FormProblem>

export interface PasswordStore extends ReadonlyStore<PasswordState> {
  /** The passwords are passed to the API and never stored. @returns Whether the password was changed. */
  change(passwords: Passwords): Promise<boolean>
}

const isOldWrong = (state: PasswordState) =>
  state.status === 'open' &&
  state.problem?.kind === 'fields' &&
  state.problem.problems.some(({ field }) => field === 'old_password')

export function createPasswordStore({ api, onChanged, onWrong }: PasswordDeps): PasswordStore {
  const form = createFormStore<object, FormProblem>({
    onSaved: onChanged,
    // The form has a place for every failure.
    onFailed: () => undefined,
  })
  return {
    ...form,
    async change(passwords) {
      const changed = await form.save(
        () => api.change(passwords),
        (failure) => formProblem(failure, passwordFields),
      )
      if (!changed && isOldWrong(form.getState())) onWrong()
      return changed
    },
  }
}
