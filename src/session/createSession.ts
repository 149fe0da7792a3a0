import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import type { ApiClient } from '../api/apiClient.ts'
import { TOKEN_WAIT } from '../site/limits.ts'
import type { ProfileCache } from './createProfileCache.ts'
import type { SessionTabs, TabMessage } from './createSessionTabs.ts'
import type { TokenJar } from './createTokenJar.ts'
import type { PermissionDefinitions } from './permissions.ts'
import { createPermissions } from './permissions.ts'
import { ProfileAnswerSchema } from './profileAnswer.schema.ts'
import type { Session, SessionState } from './session.types.ts'
import { isSameReader } from './token.ts'

/** What the session asks of the native app. */
interface SessionApp {
  inApp: boolean
  /** False when the app can't be reached. */
  send(action: 'requestToken' | 'logout'): boolean
}

export interface SessionOptions {
  client: Pick<ApiClient, 'get' | 'post'>
  jar: TokenJar
  profiles: ProfileCache
  tabs: SessionTabs
  app: SessionApp
  /** Tells the publisher's tools. */
  track(event: { category: string; action: string; label?: string }): void
  permissions: PermissionDefinitions
}

/** The session as the runtime holds it; islands see only {@link Session}. */
export interface SessionControl extends Session {
  /** The app's `updateUserToken`; an empty text means that the reader has left there. */
  setToken(token: string): void
  /** A 401 for a call that carried this token. */
  unauthorized(token: string | undefined): void
  dispose(): void
}

/** What is under way for one token: its profile's fetch, or the wait for another in its place. */
interface Errand {
  token: string | undefined
  done: Promise<SessionState>
}

const anonymous: SessionState = { status: 'anonymous' }

const userOf = (state: SessionState) => (state.status === 'anonymous' ? undefined : state.user)

/** Knows from the first moment what the address, the cookie and storage tell; asks the backend from {@link Session.ready} on. */
export function createSession({
  client,
  jar,
  profiles,
  tabs,
  app,
  track,
  permissions,
}: SessionOptions): SessionControl {
  const opened = jar.open()
  let token = opened.token
  let started = false
  let loading: Errand | undefined
  let renewal: Errand | undefined
  /** A token that the app gave and that no profile has come for yet: when it is refused, asking for another could go on for ever. */
  let unproved: string | undefined
  let tokenArrived = () => {}

  const initial = (): SessionState => {
    if (token === undefined) return opened.refused && app.inApp ? { status: 'loading', user: undefined } : anonymous
    const user = profiles.read(token)
    return user && profiles.isFresh() ? { status: 'signedIn', user } : { status: 'loading', user }
  }
  const store = createStore<SessionState>()(initial)
  const { getState } = store
  const set = (state: SessionState) => store.setState(state, true)

  /** Ends a wait with what there is: the stored profile, or nobody. The token stays either way. */
  const settle = () => {
    const user = userOf(getState())
    if (getState().status === 'loading') set(user ? { status: 'signedIn', user } : anonymous)
    return getState()
  }

  const fetchProfile = async (): Promise<SessionState> => {
    const asked = token
    const demand = profiles.demand()
    const answer = await client.get('user/profile', ProfileAnswerSchema)
    if (asked === undefined || token !== asked) return loading && loading.token === token ? loading.done : getState()
    if (!answer.ok) return renewal?.token === asked ? renewal.done : settle()
    unproved = undefined
    profiles.loaded(asked, answer.value, demand)
    set({ status: 'signedIn', user: answer.value })
    tabs.announce('changed')
    return getState()
  }

  const load = () => {
    if (token === undefined) return renew()
    if (loading?.token === token) return loading.done
    const errand: Errand = { token, done: fetchProfile() }
    loading = errand
    const end = () => {
      if (loading === errand) loading = undefined
    }
    errand.done.then(end, end)
    return errand.done
  }

  const waitForToken = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, TOKEN_WAIT)
      tokenArrived = () => {
        clearTimeout(timer)
        resolve()
      }
      if (!app.send('requestToken')) tokenArrived()
    })

  const renew = () => {
    if (renewal) return renewal.done
    const refused = token
    const wait = async () => {
      await waitForToken()
      const state = token === refused ? settle() : await (loading?.done ?? getState())
      renewal = undefined
      return state
    }
    // The app may answer before `wait` returns, so the renewal is known before it starts.
    renewal = { token: refused, done: Promise.resolve().then(wait) }
    return renewal.done
  }

  const leave = () => {
    profiles.forget(userOf(getState())?.id)
    jar.clear()
    token = undefined
    set(anonymous)
    tabs.announce('signedOut')
  }

  /** Another tab has changed what is kept: reads it from there, and loads only what is not there. */
  const follow = (message: TabMessage) => {
    const next = jar.kept()
    if (message === 'signedOut' && (next === undefined || next === token)) {
      token = undefined
      set(anonymous)
      return
    }
    if (next === undefined) return
    const user = profiles.read(next)
    const known = next === token
    token = next
    if (user) set({ status: 'signedIn', user })
    else if (!known) {
      set({ status: 'loading', user })
      if (started) load()
    }
  }
  const unfollow = tabs.listen(follow)

  return {
    get: getState,
    subscribe: (listener) => store.subscribe(listener),
    ready() {
      started = true
      return getState().status === 'loading' ? load() : Promise.resolve(getState())
    },
    refresh: () => (token === undefined ? Promise.resolve(getState()) : load()),
    renew: () => (app.inApp ? renew() : Promise.resolve(getState())),
    signedIn(user) {
      const next = jar.kept()
      if (next === undefined) return
      token = next
      profiles.loaded(next, user, profiles.demand())
      set({ status: 'signedIn', user })
      tabs.announce('changed')
    },
    async signOut() {
      // Sent before the token goes, and not waited for before the reader is out.
      const told = token === undefined ? undefined : client.post('user/logout', v.unknown())
      leave()
      if (app.inApp) app.send('logout')
      track({ category: 'account', action: 'logout' })
      await told
    },
    token: () => token,
    permissions: createPermissions({ user: () => userOf(getState()), definitions: permissions }),
    setToken(next) {
      if (next === '') return leave()
      if (!jar.keep(next)) return
      if (next !== token) {
        const user = isSameReader(token, next) ? userOf(getState()) : profiles.read(next)
        unproved = next
        token = next
        set({ status: 'loading', user })
        load()
      } else if (!renewal) {
        load()
      }
      tokenArrived()
    },
    update(change) {
      const state = getState()
      if (token === undefined || state.status === 'anonymous' || !state.user) return
      const user = { ...state.user, ...change }
      profiles.write(token, user)
      set({ ...state, user })
      tabs.announce('changed')
    },
    unauthorized(refused) {
      if (refused === undefined || refused !== token) return
      if (app.inApp) {
        if (refused !== unproved) renew()
        return
      }
      leave()
      track({ category: 'account', action: 'logout', label: '401' })
    },
    dispose() {
      // What is on its way finds nobody to be kept for.
      token = undefined
      unfollow()
      tabs.close()
      tokenArrived()
    },
  }
}
