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
  /** Takes back the check of another address that is on its way. */
  typeEmail(email: string): void
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
  /** The question whose answer counts: whoever goes back, or types something else, is not moved on by what was asked before. */
  let asking: AbortController | undefined

  const ask = (): AbortSignal => {
    asking?.abort()
    const own = new AbortController()
    asking = own
    life?.addEventListener('abort', () => own.abort(), own)
    return own.signal
  }

  const check = async (address: string) => {
    const signal = ask()
    const known = await api.checkEmail(address, signal)
    if (signal.aborted) return
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
    typeEmail(address) {
      const before = getState()
      happen({ type: 'emailTyped', email: address.trim() })
      if (getState() !== before) asking?.abort()
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
      const signal = ask()
      const answer = await api.signIn(state.email, password, signal)
      if (signal.aborted) return
      if (answer.ok) {
        happen({ type: 'accepted' })
        return onSignedIn(answer.value)
      }
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
      const signal = ask()
      await api.recoverPassword(address)
      if (!signal.aborted) happen({ type: 'recoveryAnswered' })
    },
    toPassword: () => happen({ type: 'recoveryUsed' }),
    async sendValidationMail() {
      const state = getState()
      if (state.status !== 'blocked' || !state.account || state.mail.status === 'sending') return
      happen({ type: 'mailRequested' })
      const signal = ask()
      const sent = await api.resendValidation(state.account.userId)
      if (signal.aborted) return
      happen(sent.ok ? { type: 'mailSent' } : { type: 'mailFailed', failure: sent.failure })
    },
    back() {
      if (backLeaves(getState())) return leave()
      asking?.abort()
      happen({ type: 'wentBack' })
    },
  }
}
