import * as v from 'valibot'
import { createMachine } from '#lib/createMachine.ts'
import type { Report } from '#lib/report.ts'
import { cookieNames, TOKEN_WAIT } from '#lib/site/limits.ts'
import type { ApiClient } from '../api/apiClient.ts'
import type { DraftOwner } from '../storage/createDraftOwner.ts'
import type { ProfileCache } from './createProfileCache.ts'
import type { SessionTabs, TabMessage } from './createSessionTabs.ts'
import type { TokenStore } from './createTokenStore.ts'
import type { CurrentUser } from './currentUser.types.ts'
import { createPermissions, type PermissionRules } from './permissions.ts'
import { hasOtherPersonalData } from './personalData.ts'
import { type SessionApp, sendSessionRequests } from './sendSessionRequests.ts'
import { initialModel, isIdle, type SessionEvent, type SessionModel, tokenOf, transition } from './session.model.ts'
import type { Session, SessionState } from './session.types.ts'
import { isSameReader } from './token.ts'
import { userOf } from './userOf.ts'

export interface SessionOptions {
  client: Pick<ApiClient, 'get' | 'post'>
  tokens: TokenStore
  profiles: ProfileCache
  tabs: SessionTabs
  app: SessionApp
  now: () => Date
  /** Notifies the publisher's tools. */
  track(event: { category: string; action: string; label?: string }): void
  permissions: PermissionRules
  /** The reader has signed out here, and the server has not confirmed it. */
  onUnconfirmed(): void
  /** The owner of this tab's drafts. */
  drafts: DraftOwner
  report: Report
}

/** The session for the runtime; islands see only {@link Session}. */
export interface SessionControl extends Session {
  /** The app's `updateUserToken`; an empty text means that the reader has signed out in the app. */
  setToken(token: string): void
  /** Handles a 401 for a request that carried this token. */
  unauthorized(token: string | undefined): void
  /** The page was restored from the back/forward cache: the reader may have signed in or out on another one meanwhile. */
  checkCookie(): void
  dispose(): void
}

const hasCounts = ({ followers, following }: CurrentUser) =>
  typeof followers === 'number' && typeof following === 'number'

function openingModel({ tokens, profiles, app }: Pick<SessionOptions, 'tokens' | 'profiles' | 'app'>): SessionModel {
  const opened = tokens.open()
  if (opened.status === 'offered') return initialModel(opened, undefined, 'profile')
  if (opened.status === 'empty') {
    return initialModel({ status: 'none' }, undefined, opened.refused && app.inApp ? 'token' : 'nothing')
  }
  const { token } = opened
  const user = profiles.read(token)
  return initialModel(
    { status: 'held', token, renewable: true },
    user,
    user && profiles.isFresh() ? 'nothing' : 'profile',
  )
}

/**
 * Reads the address, the cookie and storage at once; requests the profile from {@link Session.ready} on, or at once only to prove a
 * token of the address.
 */
export function createSession(options: SessionOptions): SessionControl {
  const { client, tokens, profiles, tabs, app, now, track, permissions, drafts, onUnconfirmed, report } = options
  const machine = createMachine<SessionModel, SessionEvent>(openingModel(options), transition)
  const { dispatch, getState, subscribe } = machine
  const reader = () => getState().reader
  const token = () => tokenOf(getState())
  const handDrafts = () => {
    const state = reader()
    const user = userOf(state)
    // The reader who is on the way may be the same one.
    if (user || state.status === 'anonymous') drafts.handTo(user?.id)
  }
  handDrafts()
  // The first subscriber, so that no island sees another reader's drafts.
  subscribe(handDrafts)
  /** The reader has left without the button: the token has expired, or the server has removed it. The computer may be somebody else's now. */
  const forgetWhoHasLeft = () => {
    const model = getState()
    const { status } = model.credential
    // A page that is disposed of has no token any more, but its reader.
    if (status === 'none' && model.reader.status === 'anonymous' && isIdle(model)) profiles.forgetWhoWasHere()
  }
  forgetWhoHasLeft()
  subscribe(forgetWhoHasLeft)
  const { stop } = sendSessionRequests(machine, { client, tokens, profiles, tabs, app, now, wait: TOKEN_WAIT })

  /** Resolves with the first state that matches. */
  const until = (matches: (model: SessionModel) => boolean) =>
    new Promise<SessionState>((resolve) => {
      if (matches(getState())) return resolve(reader())
      const unsubscribe = subscribe((model) => {
        if (!matches(model)) return
        unsubscribe()
        resolve(model.reader)
      })
    })

  const leave = () => {
    profiles.forget(userOf(reader())?.id)
    tokens.clear()
    dispatch({ type: 'signedOut' })
    tabs.announce('signedOut')
  }

  const refresh = () => {
    dispatch({ type: 'refreshWanted' })
    return until(isIdle)
  }

  /** Uses what another page has stored, and loads only what is missing. */
  const adoptStoredToken = (stored: string) =>
    dispatch({ type: 'storedTokenFound', token: stored, user: profiles.read(stored) })
  /** The reader wants to leave nothing behind, in no tab. */
  const endDrafts = () => {
    drafts.clear()
    tabs.announce('draftsEnded')
  }
  const follow = (message: TabMessage) => {
    if (message === 'draftsEnded') return drafts.clear()
    const stored = tokens.read()
    if (message === 'signedOut' && (stored === undefined || stored === token())) dispatch({ type: 'signedOut' })
    else if (stored !== undefined) adoptStoredToken(stored)
    if (message === 'personalDataChanged' && getState().hasPersonalData) dispatch({ type: 'refreshWanted' })
  }
  const unfollow = tabs.listen(follow)
  // The token is no longer in the address bar: without this, a page whose islands do not need the session would lose it.
  if (getState().credential.status === 'offered') dispatch({ type: 'started' })

  return {
    get: reader,
    subscribe(listener) {
      let last = reader()
      return subscribe(() => {
        const next = reader()
        if (next === last) return
        last = next
        listener(next)
      })
    },
    ready() {
      dispatch({ type: 'started' })
      return until((model) => model.reader.status !== 'loading')
    },
    hasPersonalData: () => getState().hasPersonalData,
    async loadPersonalData() {
      dispatch({ type: 'started' })
      const { status } = await until((model) => model.reader.status !== 'loading')
      if (status === 'signedIn' && !getState().hasPersonalData) await refresh()
      return getState().hasPersonalData
    },
    refresh,
    renew() {
      if (!app.inApp) return Promise.resolve(reader())
      dispatch({ type: 'renewalWanted' })
      return until(isIdle)
    },
    signedIn(user) {
      const stored = tokens.acceptSignIn()
      if (stored === undefined) {
        report(new Error(`The sign-in has set no cookie “${cookieNames.session}” that a page can read`), 'session')
        return false
      }
      // An answer without the counts is not the whole profile: the next page asks for that.
      if (hasCounts(user)) profiles.loaded(stored, user, profiles.reloadRequest(), now())
      else profiles.write(stored, user, now())
      dispatch({ type: 'signedIn', token: stored, user })
      tabs.announce('changed')
      return true
    },
    async signOut() {
      const left = token()
      // Sent while the token exists, but the sign-out does not wait for the answer.
      const logoutRequest = left === undefined ? undefined : client.post('user/logout', v.unknown())
      endDrafts()
      leave()
      if (left !== undefined) tokens.leave(left)
      if (app.inApp) app.send('logout')
      track({ category: 'account', action: 'logout' })
      const answer = await logoutRequest
      // A refused token is not signed in either.
      if (answer && !answer.ok && !(answer.failure.kind === 'http' && answer.failure.status === 401)) onUnconfirmed()
    },
    token,
    permissions: createPermissions({ user: () => userOf(reader()), ...permissions }),
    setToken(next) {
      if (next === '') {
        endDrafts()
        return leave()
      }
      // The app has it from the server, which decides when it expires.
      tokens.accept(next)
      if (!tokens.write(next)) return
      const user = isSameReader(token(), next) ? userOf(reader()) : profiles.read(next)
      dispatch({ type: 'tokenGiven', token: next, user })
    },
    update(change) {
      const before = userOf(reader())
      dispatch({ type: 'userChanged', change })
      const current = token()
      const user = userOf(reader())
      if (current === undefined || !user) return
      profiles.write(current, user, now())
      tabs.announce(before && hasOtherPersonalData(before, user) ? 'personalDataChanged' : 'changed')
    },
    unauthorized(refused) {
      if (refused === undefined || refused !== token()) return
      if (app.inApp) return dispatch({ type: 'tokenRefused', token: refused })
      tokens.refuse(refused)
      // Another subdomain may have set the refused one beside the reader's own.
      const other = tokens.read()
      if (other !== undefined) return adoptStoredToken(other)
      leave()
      track({ category: 'account', action: 'logout', label: '401' })
    },
    checkCookie() {
      const stored = tokens.read()
      if (stored !== undefined && stored !== token()) adoptStoredToken(stored)
      // In the app the token is also kept in memory, because the browser may refuse the cookie.
      else if (stored === undefined && token() !== undefined && !app.inApp) dispatch({ type: 'signedOut' })
    },
    dispose() {
      dispatch({ type: 'disposed' })
      stop()
      unfollow()
      tabs.close()
    },
  }
}
