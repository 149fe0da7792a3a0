import type { FormProblem } from '#kit/forms/formProblem.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { BlockedAccount } from './login.schema.ts'

/** The validation mail of a blocked account. */
export type ValidationMail =
  | { status: 'unsent' }
  | { status: 'sending' }
  | { status: 'sent' }
  | { status: 'failed'; failure: ApiFailure }

/** Why a sign-in failed: wrong credentials, a refused field, a failed call, or a browser that has not kept the session. */
export type SignInProblem = { kind: 'credentials' } | FormProblem | { kind: 'notKept' }

/** The steps of reader-account §2, "Login flow"; each carries the email address. */
export type LoginState =
  /** 0: an address from the URL is being checked. */
  | { status: 'starting'; email: string }
  /** 1 */
  | { status: 'email'; email: string; checking: boolean; problem: FormProblem | undefined }
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
  /** The page redirects to the backUrl. */
  | { status: 'signedIn'; email: string }

export type LoginEvent =
  | { type: 'emailTyped'; email: string }
  | { type: 'emailEntered'; email: string }
  | { type: 'emailKnown' }
  | { type: 'emailUnknown' }
  | { type: 'checkFailed'; problem: FormProblem }
  | { type: 'passwordEntered' }
  | { type: 'accepted' }
  | { type: 'refused' }
  /** The backend has accepted, but the session cannot be used. */
  | { type: 'notKept' }
  | { type: 'signInFailed'; problem: FormProblem }
  | { type: 'foundBlocked'; account: BlockedAccount | undefined }
  | { type: 'passwordForgotten' }
  | { type: 'recoveryRequested'; email: string }
  /** With any result, which would otherwise reveal whether the account exists. */
  | { type: 'recoveryAnswered' }
  | { type: 'mailRequested' }
  | { type: 'mailSent' }
  | { type: 'mailFailed'; failure: ApiFailure }
  /** From the confirmation back to the password step. */
  | { type: 'recoveryUsed' }
  | { type: 'wentBack' }
  /** The login was unmounted while a request was pending; its answer is ignored. */
  | { type: 'interrupted' }

/**
 * @param email From the URL; checked immediately.
 * @param draft The values that were typed before a reload.
 * @param isGranted A provider has confirmed the reader: they are being signed in.
 */
export const initialState = (email: string, draft: string, isGranted = false): LoginState =>
  email && !isGranted
    ? { status: 'starting', email }
    : { status: 'email', email: draft, checking: isGranted, problem: undefined }

const passwordStep = (email: string): Extract<LoginState, { status: 'password' }> => ({
  status: 'password',
  email,
  signingIn: false,
  problem: undefined,
})

/** An event that makes no sense in the current state leaves it unchanged. */
export function transition(state: LoginState, event: LoginEvent): LoginState {
  if (event.type === 'wentBack') return back(state)
  if (event.type === 'interrupted') return withoutRequest(state)
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
      return event.type === 'recoveryUsed' ? passwordStep(state.email) : state
    case 'blocked':
      return atBlocked(state, event)
    case 'signedIn':
      return event.type === 'notKept' ? { ...passwordStep(state.email), problem: { kind: 'notKept' } } : state
    default:
      return state
  }
}

const isWaiting = (state: Extract<LoginState, { status: 'starting' | 'email' }>) =>
  state.status === 'starting' || state.checking

function atEmail(state: Extract<LoginState, { status: 'starting' | 'email' }>, event: LoginEvent): LoginState {
  const { email } = state
  if (event.type === 'emailEntered' && !isWaiting(state))
    return { status: 'email', email: event.email, checking: true, problem: undefined }
  if (!isWaiting(state)) return state
  switch (event.type) {
    case 'accepted':
      return { status: 'signedIn', email }
    case 'emailTyped':
      // A different address makes the pending check obsolete.
      return event.email === email
        ? state
        : { status: 'email', email: event.email, checking: false, problem: undefined }
    case 'emailKnown':
      return passwordStep(email)
    case 'emailUnknown':
      return { status: 'registering', email }
    case 'checkFailed':
      return { status: 'email', email, checking: false, problem: event.problem }
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
      return { ...state, signingIn: false, problem: event.problem }
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

/** The same step without its pending request, so that the reader can retry after a remount. */
function withoutRequest(state: LoginState): LoginState {
  switch (state.status) {
    case 'email':
      return state.checking ? { ...state, checking: false } : state
    case 'password':
      return state.signingIn ? { ...state, signingIn: false } : state
    case 'recovering':
      return state.sending ? { ...state, sending: false } : state
    case 'blocked':
      return state.mail.status === 'sending' ? { ...state, mail: { status: 'unsent' } } : state
    default:
      return state
  }
}

/** One step back (reader-account §4, "Login flow"); from the first two, back leaves the page, which is not a state. */
function back(state: LoginState): LoginState {
  const { email } = state
  switch (state.status) {
    case 'recoverySent':
      return { status: 'recovering', email, sending: false }
    case 'recovering':
    case 'blocked':
      return passwordStep(email)
    case 'password':
    case 'registering':
      return { status: 'email', email, checking: false, problem: undefined }
    default:
      return state
  }
}

/** Whether back leaves the login: at steps 0 and 1. */
export const backLeaves = ({ status }: LoginState): boolean => status === 'starting' || status === 'email'
