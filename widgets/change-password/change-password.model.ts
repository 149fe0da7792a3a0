import type { FormProblem } from '#kit/forms/formProblem.ts'

export type ChangePasswordState =
  /** No token, or the backend has refused it. */
  | { status: 'expired' }
  | { status: 'open'; problem: FormProblem | undefined }
  | { status: 'saving' }
  | { status: 'changed' }

export type ChangePasswordEvent =
  | { type: 'entered' }
  | { type: 'changed' }
  | { type: 'linkExpired' }
  | { type: 'notChanged'; problem: FormProblem }

export const initialState = (token: string): ChangePasswordState =>
  token ? { status: 'open', problem: undefined } : { status: 'expired' }

/** An event that makes no sense in the current state leaves it unchanged. */
export function transition(state: ChangePasswordState, event: ChangePasswordEvent): ChangePasswordState {
  if (event.type === 'entered') return state.status === 'open' ? { status: 'saving' } : state
  if (state.status !== 'saving') return state
  switch (event.type) {
    case 'changed':
      return { status: 'changed' }
    case 'linkExpired':
      return { status: 'expired' }
    case 'notChanged':
      return { status: 'open', problem: event.problem }
  }
}
