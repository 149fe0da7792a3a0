import { formProblem } from '#kit/forms/formProblem.ts'
import { createMachine } from '#lib/createMachine.ts'
import { check } from '#lib/schema/parseJson.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { SignInAnswer } from '#page/library/sign-in/signIn.schema.ts'
import type { SocialSignIn } from '#page/session/takeSocialGrant.ts'
import type { LoginApi } from './login.api.ts'
import { backLeaves, initialState, type LoginEvent, type LoginState, transition } from './login.model.ts'
import { BlockedAccountSchema } from './login.schema.ts'

export interface LoginDeps {
  api: LoginApi
  /** Updates the session from the answer and redirects. @returns False where the browser has not kept the session. */
  onSignedIn(answer: SignInAnswer): boolean
  /** The account turned out to be blocked (reader-account §7, "Analytics events"). */
  onBlocked(): void
  /** Leaves the login, back from its first step. */
  leave(): void
}

export interface LoginStore {
  getState(): LoginState
  getInitialState(): LoginState
  subscribe(listener: (state: LoginState, previous: LoginState) => void): () => void
  /** Checks the address from the URL, if any. */
  start(signal: AbortSignal): void
  /** Cancels the pending check of a different address. */
  typeEmail(email: string): void
  enterEmail(email: string): Promise<void>
  /** The password is passed to the API and never stored. */
  signIn(password: string): Promise<void>
  forgotPassword(): void
  recover(email: string): Promise<void>
  /** Returns from the confirmation to the password step. */
  toPassword(): void
  sendValidationMail(): Promise<void>
  back(): void
}

const statusOf = (failure: ApiFailure) => (failure.kind === 'http' ? failure.status : undefined)

/**
 * @param email From the URL; not empty: the login begins at step 0.
 * @param draft Typed before a reload.
 * @param granted The grant that a provider has given the native app: the reader is signed in by it.
 */
export function createLoginStore(
  { email, draft, granted }: { email: string; draft: string; granted?: SocialSignIn | undefined },
  { api, onSignedIn, onBlocked, leave }: LoginDeps,
): LoginStore {
  const { dispatch, ...store } = createMachine<LoginState, LoginEvent>(
    initialState(email, draft, granted !== undefined),
    transition,
  )
  const { getState } = store
  let mountSignal: AbortSignal | undefined
  /** Only the latest request counts: going back or typing another address aborts it. */
  let latestRequest: AbortController | undefined

  const startRequest = (): AbortSignal => {
    latestRequest?.abort()
    const controller = new AbortController()
    latestRequest = controller
    mountSignal?.addEventListener('abort', () => controller.abort(), controller)
    return controller.signal
  }

  const checkEmail = async (address: string) => {
    const signal = startRequest()
    const known = await api.checkEmail(address, signal)
    if (signal.aborted) return
    if (known.ok) dispatch({ type: known.value ? 'emailKnown' : 'emailUnknown' })
    else dispatch({ type: 'checkFailed', problem: formProblem(known.failure, ['email']) })
  }

  const signInBy = async ({ provider, code, token }: SocialSignIn) => {
    const signal = startRequest()
    const answer = await api.signInBy(provider, { code, token }, signal)
    if (signal.aborted) return
    if (!answer.ok) return dispatch({ type: 'checkFailed', problem: formProblem(answer.failure, []) })
    dispatch({ type: 'accepted' })
    if (!onSignedIn(answer.value)) dispatch({ type: 'notKept' })
  }

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    start(signal) {
      mountSignal = signal
      signal.addEventListener('abort', () => dispatch({ type: 'interrupted' }), { once: true })
      const state = getState()
      if (state.status === 'starting') void checkEmail(state.email)
      else if (granted) void signInBy(granted)
    },
    typeEmail(address) {
      const before = getState()
      dispatch({ type: 'emailTyped', email: address.trim() })
      if (getState() !== before) latestRequest?.abort()
    },
    async enterEmail(address) {
      const before = getState()
      dispatch({ type: 'emailEntered', email: address })
      if (getState() !== before) await checkEmail(address)
    },
    async signIn(password) {
      const state = getState()
      if (state.status !== 'password' || state.signingIn) return
      dispatch({ type: 'passwordEntered' })
      const signal = startRequest()
      const answer = await api.signIn(state.email, password, signal)
      if (signal.aborted) return
      if (answer.ok) {
        dispatch({ type: 'accepted' })
        if (!onSignedIn(answer.value)) dispatch({ type: 'notKept' })
        return
      }
      const { failure } = answer
      if (statusOf(failure) === 401) return dispatch({ type: 'refused' })
      if (statusOf(failure) !== 403) {
        return dispatch({ type: 'signInFailed', problem: formProblem(failure, ['password']) })
      }
      const account = check(failure.kind === 'http' ? failure.answer : undefined, BlockedAccountSchema)
      dispatch({ type: 'foundBlocked', account: account.ok ? account.value : undefined })
      onBlocked()
    },
    forgotPassword: () => dispatch({ type: 'passwordForgotten' }),
    async recover(address) {
      const state = getState()
      if (state.status !== 'recovering' || state.sending) return
      dispatch({ type: 'recoveryRequested', email: address })
      const signal = startRequest()
      await api.recoverPassword(address)
      if (!signal.aborted) dispatch({ type: 'recoveryAnswered' })
    },
    toPassword: () => dispatch({ type: 'recoveryUsed' }),
    async sendValidationMail() {
      const state = getState()
      if (state.status !== 'blocked' || !state.account || state.mail.status === 'sending') return
      dispatch({ type: 'mailRequested' })
      const signal = startRequest()
      const sent = await api.resendValidation(state.account.userId)
      if (signal.aborted) return
      dispatch(sent.ok ? { type: 'mailSent' } : { type: 'mailFailed', failure: sent.failure })
    },
    back() {
      if (backLeaves(getState())) return leave()
      latestRequest?.abort()
      dispatch({ type: 'wentBack' })
    },
  }
}
