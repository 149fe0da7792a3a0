import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import type { ApiFailure } from '../../src/api/apiFailure.ts'
import type { SignInAnswer } from '../../src/library/signIn.schema.ts'
import type { LoginApi } from './login.api.ts'
import type { LoginEvent, LoginState } from './login.model.ts'
import { backLeaves, initialState, transition } from './login.model.ts'
import { BlockedAccountSchema } from './login.schema.ts'

export interface LoginNeeds {
  api: LoginApi
  /** Somebody has signed in: the session takes the answer, and the page goes on. */
  onSignedIn(answer: SignInAnswer): void
  /** A sign-in has met a blocked account (reader-account §7, "Analytics events"). */
  onBlocked(): void
  /** Back from the first step. */
  leave(): void
}

export interface LoginStore {
  getState(): LoginState
  getInitialState(): LoginState
  subscribe(listener: (state: LoginState, previous: LoginState) => void): () => void
  /** Checks the address that came with the page, when there is one. */
  start(signal: AbortSignal): void
  enterEmail(email: string): Promise<void>
  /** The password is handed on and kept nowhere. */
  signIn(password: string): Promise<void>
  forgotPassword(): void
  recover(email: string): Promise<void>
  /** The mail has come, and there is a new password. */
  toPassword(): void
  sendValidationMail(): Promise<void>
  back(): void
}

const statusOf = (failure: ApiFailure) => (failure.kind === 'http' ? failure.status : undefined)

/**
 * @param email What came with the page, to begin at step 0.
 * @param draft What was typed before a reload.
 */
export function createLoginStore(
  { email, draft }: { email: string; draft: string },
  { api, onSignedIn, onBlocked, leave }: LoginNeeds,
): LoginStore {
  const store = createStore<LoginState>()(() => initialState(email, draft))
  const { getState } = store
  const happen = (event: LoginEvent) => store.setState(transition(getState(), event), true)
  let life: AbortSignal | undefined
  /** The check that counts: whoever goes back and types another address is not moved on by the first one's answer. */
  let checking: AbortController | undefined

  const check = async (address: string) => {
    checking?.abort()
    const own = new AbortController()
    checking = own
    life?.addEventListener('abort', () => own.abort(), own)
    const known = await api.checkEmail(address, own.signal)
    if (own.signal.aborted) return
    if (known.ok) happen({ type: known.value ? 'emailKnown' : 'emailUnknown' })
    else happen({ type: 'checkFailed', failure: known.failure })
  }

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    start(signal) {
      life = signal
      const state = getState()
      if (state.status === 'starting') void check(state.email)
    },
    async enterEmail(address) {
      const before = getState()
      happen({ type: 'emailEntered', email: address })
      if (getState() !== before) await check(address)
    },
    async signIn(password) {
      const state = getState()
      if (state.status !== 'password' || state.signingIn) return
      happen({ type: 'passwordEntered' })
      const attempt = getState()
      const answer = await api.signIn(state.email, password)
      if (answer.ok) {
        happen({ type: 'accepted' })
        return onSignedIn(answer.value)
      }
      // Who went back is perhaps at another attempt by now: this one's refusal is not for it.
      if (getState() !== attempt) return
      const { failure } = answer
      if (statusOf(failure) === 401) return happen({ type: 'refused' })
      if (statusOf(failure) !== 403) return happen({ type: 'signInFailed', failure })
      const account = v.safeParse(BlockedAccountSchema, failure.kind === 'http' ? failure.answer : undefined)
      happen({ type: 'foundBlocked', account: account.success ? account.output : undefined })
      onBlocked()
    },
    forgotPassword: () => happen({ type: 'passwordForgotten' }),
    async recover(address) {
      const state = getState()
      if (state.status !== 'recovering' || state.sending) return
      happen({ type: 'recoveryRequested', email: address })
      await api.recoverPassword(address)
      happen({ type: 'recoveryAnswered' })
    },
    toPassword: () => happen({ type: 'recoveryUsed' }),
    async sendValidationMail() {
      const state = getState()
      if (state.status !== 'blocked' || !state.account || state.mail.status === 'sending') return
      happen({ type: 'mailRequested' })
      const sent = await api.resendValidation(state.account.userId)
      happen(sent.ok ? { type: 'mailSent' } : { type: 'mailFailed', failure: sent.failure })
    },
    back() {
      if (backLeaves(getState())) return leave()
      happen({ type: 'wentBack' })
    },
  }
}
