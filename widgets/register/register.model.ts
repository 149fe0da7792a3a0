import type { FormProblem } from '#kit/forms/formProblem.ts'
import type { FieldProblem } from '#kit/validation/serverProblems.ts'
import type { AccountFields, DetailFields } from './register.schema.ts'

interface Typed {
  account: AccountFields
  details: DetailFields
}

/** The steps of reader-account §2, "Registration". Each carries the values of all of them. */
export type RegisterState =
  /** 1 */
  | ({ status: 'account'; problems: readonly FieldProblem[] } & Typed)
  /** 2 */
  | ({ status: 'details'; problem: FormProblem | undefined } & Typed)
  | ({ status: 'creating' } & Typed)
  /** 3 */
  /** `isKept`: false where the browser has not kept the session of the new account. */
  | { status: 'created'; email: string; isKept: boolean }

export type RegisterEvent =
  | { type: 'accountEntered'; account: AccountFields }
  /** Values of the second step, so that a step back loses nothing. */
  | { type: 'detailsTyped'; details: DetailFields }
  | { type: 'detailsEntered'; details: DetailFields }
  | { type: 'created' }
  /** The account exists, but its session cannot be used. */
  | { type: 'notKept' }
  | { type: 'notCreated'; problem: FormProblem }
  | { type: 'wentBack' }

export const accountFields = ['email', 'password'] as const
export const detailFields = ['name', 'surname', 'birthdate'] as const

export const stepOf = ({ status }: RegisterState): 1 | 2 | 3 =>
  status === 'account' ? 1 : status === 'created' ? 3 : 2

const isAccountField = ({ field }: FieldProblem) => accountFields.some((name) => name === field)

export const initialState = (email: string, details: DetailFields): RegisterState => ({
  status: 'account',
  account: { email, password: '' },
  details,
  problems: [],
})

/** An event that makes no sense in the current state leaves it unchanged. */
export function transition(state: RegisterState, event: RegisterEvent): RegisterState {
  if (state.status === 'created') return event.type === 'notKept' ? { ...state, isKept: false } : state
  const { account, details } = state
  switch (event.type) {
    case 'accountEntered':
      return state.status === 'account'
        ? { status: 'details', account: event.account, details, problem: undefined }
        : state
    case 'detailsTyped':
      // Also while the request is pending, in case it is refused.
      return state.status === 'account' ? state : { ...state, details: event.details }
    case 'detailsEntered':
      return state.status === 'details' ? { status: 'creating', account, details: event.details } : state
    case 'created':
      return state.status === 'creating' ? { status: 'created', email: account.email, isKept: true } : state
    case 'notCreated':
      return state.status === 'creating' ? notCreated(state, event.problem) : state
    case 'wentBack':
      return state.status === 'details' ? { status: 'account', account, details, problems: [] } : state
    case 'notKept':
      return state
  }
}

/** Returns to the first step that has a field with a problem. */
function notCreated({ account, details }: Typed, problem: FormProblem): RegisterState {
  const first = problem.kind === 'fields' ? problem.problems.filter(isAccountField) : []
  return first.length > 0
    ? { status: 'account', account, details, problems: first }
    : { status: 'details', account, details, problem }
}
