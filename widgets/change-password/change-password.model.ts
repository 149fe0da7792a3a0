import type { ApiFailure } from '../../src/api/apiFailure.ts'
import type { FieldProblem } from '../../src/validation/serverProblems.ts'

/** Why it did not work: the server does not take the password, or a call failed. */
export type ChangeProblem =
  | { kind: 'fields'; problems: readonly FieldProblem[] }
  | { kind: 'failed'; failure: ApiFailure }

export type ChangePasswordState =
  /** There is no token, or the backend no longer takes it. */
  | { status: 'expired' }
  | { status: 'open'; problem: ChangeProblem | undefined }
  | { status: 'saving' }
  | { status: 'changed' }

export type ChangePasswordEvent =
  | { type: 'entered' }
  | { type: 'changed' }
  | { type: 'linkExpired' }
  | { type: 'refused'; problems: readonly FieldProblem[] }
  | { type: 'failed'; failure: ApiFailure }

export const initialState = (token: string): ChangePasswordState =>
  token ? { status: 'open', problem: undefined } : { status: 'expired' }

/** An event that makes no sense in the current state leaves the state as it is. */
export function transition(state: ChangePasswordState, event: ChangePasswordEvent): ChangePasswordState {
  if (event.type === 'entered') return state.status === 'open' ? { status: 'saving' } : state
  if (state.status !== 'saving') return state
  switch (event.type) {
    case 'changed':
      return { status: 'changed' }
    case 'linkExpired':
      return { status: 'expired' }
    case 'refused':
      return { status: 'open', problem: { kind: 'fields', problems: event.problems } }
    case 'failed':
      return { status: 'open', problem: { kind: 'failed', failure: event.failure } }
  }
}
