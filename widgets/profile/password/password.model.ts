import type { FormProblem } from '../../../src/forms/formProblem.ts'

export type PasswordState = { status: 'open'; problem: FormProblem | undefined } | { status: 'saving' }

export type PasswordEvent = { type: 'submitted' } | { type: 'changed' } | { type: 'refused'; problem: FormProblem }

export const initialState: PasswordState = { status: 'open', problem: undefined }

/** An event that makes no sense in the current state leaves it unchanged. */
export function transition(state: PasswordState, event: PasswordEvent): PasswordState {
  if (event.type === 'submitted') return state.status === 'open' ? { status: 'saving' } : state
  if (state.status !== 'saving') return state
  return { status: 'open', problem: event.type === 'refused' ? event.problem : undefined }
}
