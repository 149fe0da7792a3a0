import type { ApiFailure } from '../../src/api/apiFailure.ts'
import type { BlockedAccount } from './login.schema.ts'

/** The validation mail of a blocked account. */
export type ValidationMail =
  | { status: 'unsent' }
  | { status: 'sending' }
  | { status: 'sent' }
  | { status: 'failed'; failure: ApiFailure }

/** Why a sign-in did not work: what was typed, or a call that failed. */
export type SignInProblem = { kind: 'credentials' } | { kind: 'failed'; failure: ApiFailure }

/** The steps of reader-account §2, "Login flow"; the e-mail goes with the reader from one to the next. */
export type LoginState =
  /** 0: the address came with the page and is being checked. */
  | { status: 'starting'; email: string }
  /** 1 */
  | { status: 'email'; email: string; checking: boolean; failure: ApiFailure | undefined }
  /** 2 */
  | { status: 'password'; email: string; signingIn: boolean; problem: SignInProblem | undefined }
  /** 3 */
  | { status: 'recovering'; email: string; sending: boolean }
  /** 4 */
  | { status: 'recoverySent'; email: string }
  /** 5 */
  | { status: 'blocked'; email: string; account: BlockedAccount | undefined; mail: ValidationMail }
  /** 6 */
  | { status: 'registering'; email: string }
  /** The page goes on to where the reader came from. */
  | { status: 'signedIn'; email: string }

export type LoginEvent =
  | { type: 'emailTyped'; email: string }
  | { type: 'emailEntered'; email: string }
  | { type: 'emailKnown' }
  | { type: 'emailUnknown' }
  | { type: 'checkFailed'; failure: ApiFailure }
  | { type: 'passwordEntered' }
  | { type: 'accepted' }
  | { type: 'refused' }
  | { type: 'signInFailed'; failure: ApiFailure }
  | { type: 'foundBlocked'; account: BlockedAccount | undefined }
  | { type: 'passwordForgotten' }
  | { type: 'recoveryRequested'; email: string }
  /** Whatever the result. */
  | { type: 'recoveryAnswered' }
  | { type: 'mailRequested' }
  | { type: 'mailSent' }
  | { type: 'mailFailed'; failure: ApiFailure }
  /** From the confirmation, back to where the new password is used. */
  | { type: 'recoveryUsed' }
  | { type: 'wentBack' }

/**
 * @param email What came with the page, checked at once.
 * @param draft What was typed before a reload, and waits to be sent.
 */
export const initialState = (email: string, draft: string): LoginState =>
  email ? { status: 'starting', email } : { status: 'email', email: draft, checking: false, failure: undefined }

const askPassword = (email: string): LoginState => ({
  status: 'password',
  email,
  signingIn: false,
  problem: undefined,
})

/** An event that makes no sense in the current state leaves the state as it is. */
export function transition(state: LoginState, event: LoginEvent): LoginState {
  if (event.type === 'wentBack') return back(state)
  switch (state.status) {
    case 'starting':
    case 'email':
      return atEmail(state, event)
    case 'password':
      return atPassword(state, event)
    case 'recovering':
      if (event.type === 'recoveryRequested') return { ...state, email: event.email, sending: true }
      return event.type === 'recoveryAnswered' && state.sending ? { status: 'recoverySent', email: state.email } : state
    case 'recoverySent':
      return event.type === 'recoveryUsed' ? askPassword(state.email) : state
    case 'blocked':
      return atBlocked(state, event)
    default:
      return state
  }
}

const isWaiting = (state: Extract<LoginState, { status: 'starting' | 'email' }>) =>
  state.status === 'starting' || state.checking

function atEmail(state: Extract<LoginState, { status: 'starting' | 'email' }>, event: LoginEvent): LoginState {
  const { email } = state
  if (event.type === 'emailEntered' && !isWaiting(state))
    return { status: 'email', email: event.email, checking: true, failure: undefined }
  if (!isWaiting(state)) return state
  switch (event.type) {
    case 'emailTyped':
      // Another address: the answer to the first one is of no use any more.
      return event.email === email
        ? state
        : { status: 'email', email: event.email, checking: false, failure: undefined }
    case 'emailKnown':
      return askPassword(email)
    case 'emailUnknown':
      return { status: 'registering', email }
    case 'checkFailed':
      return { status: 'email', email, checking: false, failure: event.failure }
    default:
      return state
  }
}

function atPassword(state: Extract<LoginState, { status: 'password' }>, event: LoginEvent): LoginState {
  const { email, signingIn } = state
  switch (event.type) {
    case 'passwordEntered':
      return { ...state, signingIn: true, problem: undefined }
    case 'passwordForgotten':
      return signingIn ? state : { status: 'recovering', email, sending: false }
  }
  if (!signingIn) return state
  switch (event.type) {
    case 'accepted':
      return { status: 'signedIn', email }
    case 'refused':
      return { ...state, signingIn: false, problem: { kind: 'credentials' } }
    case 'signInFailed':
      return { ...state, signingIn: false, problem: { kind: 'failed', failure: event.failure } }
    case 'foundBlocked':
      return { status: 'blocked', email, account: event.account, mail: { status: 'unsent' } }
    default:
      return state
  }
}

function atBlocked(state: Extract<LoginState, { status: 'blocked' }>, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'mailRequested':
      return { ...state, mail: { status: 'sending' } }
    case 'mailSent':
      return state.mail.status === 'sending' ? { ...state, mail: { status: 'sent' } } : state
    case 'mailFailed':
      return state.mail.status === 'sending' ? { ...state, mail: { status: 'failed', failure: event.failure } } : state
    default:
      return state
  }
}

/** One step back (reader-account §4, "Login flow"); from the first two the page is left, which is not a state of it. */
function back(state: LoginState): LoginState {
  const { email } = state
  switch (state.status) {
    case 'recoverySent':
      return { status: 'recovering', email, sending: false }
    case 'recovering':
    case 'blocked':
      return askPassword(email)
    case 'password':
    case 'registering':
      return { status: 'email', email, checking: false, failure: undefined }
    default:
      return state
  }
}

/** At steps 0 and 1 back leads away. */
export const backLeaves = ({ status }: LoginState): boolean => status === 'starting' || status === 'email'
