import * as v from 'valibot'
import { vi } from 'vitest'
import { createApiClient } from '../api/createApiClient.ts'
import { createErrorList } from '../api/errorList.ts'
import { createCookies } from '../storage/createCookies.ts'
import { createCookieDocument, createMemoryStorage } from '../storage/storage.fixture.ts'
import { createProfileCache } from './createProfileCache.ts'
import type { SessionControl } from './createSession.ts'
import { createSession } from './createSession.ts'
import type { SessionTabs, TabMessage } from './createSessionTabs.ts'
import { createTokenJar } from './createTokenJar.ts'
import type { CurrentUser } from './profile.schema.ts'
import { CurrentUserSchema } from './profile.schema.ts'

export const NOW = Date.parse('2026-11-21T10:00:00Z')
const HOUR = 60 * 60 * 1000
const encode = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

/** A JWT with these claims; the signature only tells it apart. */
export const tokenWith = (claims: object, signature = 'sig') =>
  `${encode({ alg: 'HS256' })}.${encode(claims)}.${signature}`

export const tokenOf = (reader: string, signature?: string) =>
  tokenWith({ sub: reader, exp: (NOW + 48 * HOUR) / 1000 }, signature)

/** A whole profile from what a test says of it. */
export const profileOf = (fields: v.InferInput<typeof CurrentUserSchema>): CurrentUser =>
  v.parse(CurrentUserSchema, fields)

const idle = () => new Promise<void>((resolve) => setTimeout(resolve))

/** One browser: cookies and storage that its tabs share, a clock, and a backend that counts what it is asked. */
export function createBrowser() {
  let time = NOW
  const now = () => new Date(time)
  const report = vi.fn()
  const document = createCookieDocument()
  const cookies = createCookies({ document, secure: false, report })
  const storage = createMemoryStorage()
  const listeners = new Map<object, (message: TabMessage) => void>()
  const asked: { call: string; token: string | null }[] = []

  const backend = {
    /** Answers GET /user/profile for a token; a number is a status, undefined a lost connection. */
    profile: (_token: string | null): object | number | undefined => ({ id: '7', nick: 'Agata' }),
    logout: 200,
  }

  const respond = async (input: RequestInfo | URL): Promise<Response> => {
    const request = new Request(input)
    const token = request.headers.get('x-bbnxauthorization')
    const path = new URL(request.url).pathname.replace('/api/front/', '')
    asked.push({ call: `${request.method} ${path}`, token })
    if (path === 'user/logout') return Response.json({}, { status: backend.logout })
    const profile = backend.profile(token)
    if (profile === undefined) throw new TypeError('Failed to fetch')
    return typeof profile === 'number' ? Response.json({}, { status: profile }) : Response.json({ response: profile })
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

  /** Opens a page in a tab of its own. */
  const open = ({ href = 'https://diari.example/', inApp = false } = {}) => {
    let current = href
    const address = {
      href: () => current,
      replace: vi.fn((next: string) => {
        current = next
      }),
    }
    const app = { inApp, send: vi.fn((_action: 'requestToken' | 'logout') => true) }
    const track = vi.fn()
    const client = createApiClient({
      apiBase: '/api/front',
      pageUrl: href,
      token: () => session.token(),
      onUnauthorized: (token) => session.unauthorized(token),
      errors: createErrorList(),
      describe: (message) => message,
      report,
      fetch: respond,
    })
    const session: SessionControl = createSession({
      client,
      jar: createTokenJar({ address, cookies, now, report }),
      profiles: createProfileCache({ storage, cookies, now, report }),
      tabs: tabs(),
      app,
      track,
      permissions: [],
    })
    return { session, client, address, app, track }
  }

  return {
    open,
    cookies,
    storage,
    backend,
    asked,
    report,
    idle,
    /** Speaks as a tab that is none of those opened here. */
    announce: (message: TabMessage) => {
      for (const listener of listeners.values()) listener(message)
    },
    wait: (milliseconds: number) => (time += milliseconds),
    calls: () => asked.map(({ call }) => call),
  }
}
