import { isAfter } from '#kit/dates/moment.ts'
import type { Machine } from '#lib/createMachine.ts'
import type { ApiClient } from '../api/apiClient.ts'
import type { ApiFailure } from '../api/apiFailure.ts'
import type { ProfileCache } from './createProfileCache.ts'
import type { SessionTabs } from './createSessionTabs.ts'
import type { TokenStore } from './createTokenStore.ts'
import { withoutPersonalData } from './personalData.ts'
import { ProfileAnswerSchema } from './profileAnswer.schema.ts'
import type { PendingRequest, SessionEvent, SessionModel } from './session.model.ts'

/** Messages from the session to the native app. */
export interface SessionApp {
  inApp: boolean
  /** Returns false when the app cannot be reached. */
  send(action: 'requestToken' | 'logout'): boolean
}

export interface SessionRequestDeps {
  client: Pick<ApiClient, 'get'>
  tokens: TokenStore
  profiles: ProfileCache
  tabs: Pick<SessionTabs, 'announce'>
  app: SessionApp
  now: () => Date
  /** How long the app may take to send a token, in milliseconds. */
  wait: number
}

const isRefused = (failure: ApiFailure) => failure.kind === 'http' && failure.status === 401

const idOf = (request: PendingRequest) => (request.status === 'sent' ? request.id : undefined)

/** Sends the requests that the session's model has due, aborts those it has withdrawn, and dispatches the answers. */
export function sendSessionRequests(
  { dispatch, getState, subscribe }: Machine<SessionModel, SessionEvent>,
  { client, tokens, profiles, tabs, app, now, wait }: SessionRequestDeps,
) {
  let cancelProfile = () => {}
  let cancelWait = () => {}

  /** A tried token is stored when its first answer arrives, unless a reader has signed in meanwhile. */
  const storeProvenToken = (token: string): boolean => {
    tokens.accept(token)
    const stored = tokens.read()
    if (stored === undefined || stored === token) return tokens.write(token)
    dispatch({ type: 'storedTokenFound', token: stored, user: profiles.read(stored) })
    return false
  }

  const fetchProfile = async (id: number, signal: AbortSignal) => {
    const { credential } = getState()
    if (credential.status === 'none') return
    const { status, token } = credential
    const reloadRequest = profiles.reloadRequest()
    const sentAt = now()
    const auth = status === 'offered' ? { token } : 'reader'
    const answer = await client.get('user/profile', ProfileAnswerSchema, { auth, signal })
    if (idOf(getState().profile) !== id) return
    if (status === 'offered' && !answer.ok && isRefused(answer.failure)) tokens.reject(token)
    if (!answer.ok || (status === 'offered' && !storeProvenToken(token))) return dispatch({ type: 'profileFailed', id })
    // Another tab may have stored a change whose message has not arrived yet.
    const newer = profiles.readSince(token, sentAt)
    if (newer) dispatch({ type: 'userChanged', change: withoutPersonalData(newer) })
    dispatch({ type: 'profileArrived', id, user: answer.value })
    const { reader } = getState()
    if (reader.status !== 'signedIn') return
    // The answer may have set the clock back: what was loaded is not from the future.
    const arrivedAt = now()
    profiles.loaded(token, reader.user, reloadRequest, isAfter(sentAt, arrivedAt) ? arrivedAt : sentAt)
    tabs.announce('changed')
  }

  const requestAppToken = (id: number) => {
    const end = () => dispatch({ type: 'renewalEnded', id })
    const timer = setTimeout(end, wait)
    cancelWait = () => clearTimeout(timer)
    if (!app.send('requestToken')) end()
  }

  const unsubscribe = subscribe((model, previous) => {
    const profile = idOf(model.profile)
    const renewal = idOf(model.renewal)
    if (renewal !== idOf(previous.renewal)) cancelWait()
    if (profile !== idOf(previous.profile)) {
      cancelProfile()
      if (profile !== undefined) {
        const controller = new AbortController()
        cancelProfile = () => controller.abort()
        void fetchProfile(profile, controller.signal)
      }
    }
    // Last, because the app may answer synchronously.
    if (renewal !== undefined && renewal !== idOf(previous.renewal)) requestAppToken(renewal)
  })

  return {
    stop() {
      unsubscribe()
      cancelWait()
      cancelProfile()
    },
  }
}
