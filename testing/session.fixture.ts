import * as v from 'valibot'
import { vi } from 'vitest'
import { createApiClient } from '#page/api/createApiClient.ts'
import { createErrorList } from '#page/api/errorList.ts'
import { createClock } from '#page/session/createClock.ts'
import { createProfileCache } from '#page/session/createProfileCache.ts'
import { createSession, type SessionControl } from '#page/session/createSession.ts'
import type { SessionTabs, TabMessage } from '#page/session/createSessionTabs.ts'
import { type AddressTokenUse, createTokenStore } from '#page/session/createTokenStore.ts'
import type { PermissionRules } from '#page/session/permissions.ts'
import { type CurrentUser, CurrentUserSchema } from '#page/session/profile.schema.ts'
import { createCookies } from '#page/storage/createCookies.ts'
import { createDraftOwner } from '#page/storage/createDraftOwner.ts'
import { createCookieDocument, createMemoryStorage } from './storage.fixture.ts'

export const NOW = Date.parse('2026-11-21T10:00:00Z')
const HOUR = 60 * 60 * 1000
const encode = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

/** A JWT with these claims; the signature only makes it unique. */
export const tokenWith = (claims: object, signature = 'sig') =>
  `${encode({ alg: 'HS256' })}.${encode(claims)}.${signature}`

export const tokenOf = (reader: string, signature?: string) =>
  tokenWith({ sub: reader, exp: (NOW + 48 * HOUR) / 1000 }, signature)

/** A complete profile with the test's values. */
export const profileOf = (fields: v.InferInput<typeof CurrentUserSchema>): CurrentUser =>
  v.parse(CurrentUserSchema, fields)

const defaultUse = (inApp: boolean): AddressTokenUse => (inApp ? 'keep' : 'discard')

const nothingDefined: PermissionRules = { definitions: [], denyAll: false }

const idle = () => new Promise<void>((resolve) => setTimeout(resolve))

/** A number is a status, undefined a lost connection. */
export type ProfileAnswer = object | number | undefined

/** One browser: cookies and storage shared by its tabs, a clock, and a backend that counts its requests. */
export function createBrowser() {
  let time = NOW
  /** The device's clock minus the backend's, in milliseconds. */
  let ahead = 0
  const report = vi.fn()
  const document = createCookieDocument()
  const cookies = createCookies({ document, secure: false, report })
  const storage = createMemoryStorage()
  const deviceTime = () => new Date(time + ahead)
  const listeners = new Map<object, (message: TabMessage) => void>()
  const requests: { call: string; token: string | null }[] = []

  const backend = {
    /** Answers GET /user/profile for a token. */
    profile: (_token: string | null): ProfileAnswer | Promise<ProfileAnswer> => ({ id: '7', nick: 'Agata' }),
    logout: 200,
    /** Whether a page can read the answers' `Date`. */
    tellsTime: false,
  }

  const respond = async (input: RequestInfo | URL): Promise<Response> => {
    const request = new Request(input)
    const token = request.headers.get('x-bbnxauthorization')
    const path = new URL(request.url).pathname.replace('/api/front/', '')
    requests.push({ call: `${request.method} ${path}`, token })
    if (path === 'user/logout') return Response.json({}, { status: backend.logout })
    const profile = await backend.profile(token)
    if (profile === undefined) throw new TypeError('Failed to fetch')
    const headers = backend.tellsTime ? { date: new Date(time).toUTCString() } : {}
    return typeof profile === 'number'
      ? Response.json({}, { status: profile, headers })
      : Response.json({ response: profile }, { headers })
  }

  const tabs = (): SessionTabs => {
    const me = {}
    return {
      announce(message) {
        for (const [tab, listener] of [...listeners]) if (tab !== me) listener(message)
      },
      listen(listener) {
        listeners.set(me, listener)
        return () => listeners.delete(me)
      },
      close: () => listeners.delete(me),
    }
  }

  /** Opens a page in a new tab. */
  const open = ({
    href = 'https://diari.example/',
    inApp = false,
    addressToken = defaultUse(inApp),
    permissions = nothingDefined,
  } = {}) => {
    let current = href
    const clock = createClock(deviceTime, { storage, key: 'quiosc-clock' })
    const { now } = clock
    const tabStorage = createMemoryStorage()
    const address = {
      href: () => current,
      replace: vi.fn((next: string) => {
        current = next
      }),
    }
    const app = { inApp, send: vi.fn((_action: 'requestToken' | 'logout') => true) }
    const track = vi.fn()
    const onUnconfirmed = vi.fn()
    const drafts = createDraftOwner(tabStorage)
    const client = createApiClient({
      apiBase: '/api/front',
      hosts: [],
      pageUrl: href,
      token: () => session.token(),
      onUnauthorized: (token) => session.unauthorized(token),
      errors: createErrorList(),
      describe: (message) => message,
      report,
      fetch: clock.listen(respond),
      loadSender: () => import('#page/api/sendRequest.ts'),
    })
    const profiles = createProfileCache({ storage, cookies, now, report })
    const session: SessionControl = createSession({
      client,
      tokens: createTokenStore({
        address,
        addressToken,
        cookies,
        isProved: profiles.owns,
        storage,
        now,
        isTimeKnown: clock.isSet,
        report,
      }),
      profiles,
      tabs: tabs(),
      app,
      now,
      track,
      drafts,
      permissions,
      onUnconfirmed,
      report,
    })
    return { session, client, now, address, app, track, onUnconfirmed, tabStorage }
  }

  return {
    open,
    document,
    cookies,
    storage,
    backend,
    requests,
    report,
    idle,
    /** Sends a message as a tab that was not opened here. */
    announce: (message: TabMessage) => {
      for (const listener of listeners.values()) listener(message)
    },
    /** Sets the device's clock ahead of the backend's. */
    setAhead: (milliseconds: number) => {
      ahead = milliseconds
    },
    wait: (milliseconds: number) => (time += milliseconds),
    calls: () => requests.map(({ call }) => call),
  }
}
