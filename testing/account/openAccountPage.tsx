import { within } from '@testing-library/dom'
import { setupWorker } from 'msw/browser'
import { HttpResponse, http } from 'msw/http'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, vi } from 'vitest'
import type { Island } from '#islands/island/defineIsland.ts'
import { mountIsland } from '#islands/island/mountIsland.tsx'
import type { Page } from '#islands/runtime/page.types.ts'
import { madrid } from '#kit/dates/dates.fixture.ts'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { safeUrl } from '#lib/site/addresses/safeUrl.ts'
import type { CurrentUser } from '#page/session/profile.schema.ts'
import type { SessionState } from '#page/session/session.types.ts'
import { watchTexts } from '#stage/watchTexts.ts'
import { createTestApp } from '../createTestApp.ts'
import { createTestClient } from '../createTestClient.ts'
import { createTestIntl } from '../createTestIntl.ts'
import { readTexts } from '../readTexts.ts'

export const ORIGIN = window.location.origin

interface RecordedRequest {
  call: string
  body: unknown
}

/** A fake backend for one test file: records requests and answers them. */
export function startBackend() {
  const worker = setupWorker()
  let requests: RecordedRequest[] = []
  const pending = new Set<(response: Response) => void>()
  beforeAll(() => worker.start({ quiet: true }))
  afterEach(() => {
    // The worker cannot stop before every request has been answered.
    for (const answer of pending) answer(HttpResponse.error())
    pending.clear()
    worker.resetHandlers()
    localStorage.clear()
    sessionStorage.clear()
    requests = []
  })
  afterAll(() => worker.stop())
  const backend = {
    requests: () => requests,
    /** Sets the answer to a call; with `once` for the next request only. */
    answer(
      path: string,
      respond: () => Response | Promise<Response>,
      { once = false, method = 'post' }: { once?: boolean; method?: 'post' | 'patch' } = {},
    ) {
      const handler = http[method](
        `*/api/front/${path}`,
        async ({ request }) => {
          requests.push({ call: path, body: await request.json() })
          return respond()
        },
        { once },
      )
      worker.use(handler)
    },
    /** Holds all requests of a call until the test answers each. */
    hold(path: string) {
      const waiting: ((response: Response) => void)[] = []
      backend.answer(
        path,
        () =>
          new Promise<Response>((resolve) => {
            waiting.push(resolve)
            pending.add(resolve)
          }),
      )
      return {
        count: () => waiting.length,
        /** @param index Of the pending request, from 0. */
        answer: (index: number, response: () => Response) => waiting[index]?.(response()),
      }
    },
  }
  return backend
}

export const ok = (response: unknown) => () => HttpResponse.json({ response })
export const httpError =
  (status: number, errors: object[] = [], more: object = {}) =>
  () =>
    HttpResponse.json({ errors, ...more }, { status })

const { t } = createTestIntl()

/** Every way a call can fail: name, response and the catalogue's message (reader-account §8). */
export const failures: [string, () => Response, string][] = [
  ['500', httpError(500), t(failureMessages.server)],
  ['a lost connection', () => HttpResponse.error(), t(failureMessages.unreachable)],
  ['the wrong shape', ok({ unexpected: true }), t(failureMessages.generic)],
  ['404', httpError(404), t(failureMessages.notFound)],
]

/** Those of a call of whose answer nothing is read. */
export const unreadFailures = failures.filter(([what]) => what !== 'the wrong shape')

interface AccountPageOptions {
  island: Island
  path?: string
  /** The page's origin; by default the test's own, where calls are answered. */
  origin?: string
  options?: Record<string, string>
  session?: SessionState
  /** False: the session is not ready before `resolveSession` is called. */
  sessionKnown?: boolean
  /** False where the browser refuses the session's cookie. */
  keepsSession?: boolean
  inApp?: boolean
  /** Parent of the marker; the body by default. */
  within?: HTMLElement
  /** Whether the app can be reached. */
  appReachable?: boolean
  /** The page's shared values; pass another island's for two islands on one page. */
  shared?: Map<string, unknown>
}

/** Mounts an account island on a page, in English, over a real client. Unmounts it when the test ends. */
export function openAccountPage({
  island,
  path = '/',
  origin = ORIGIN,
  options = {},
  session: start,
  sessionKnown = true,
  keepsSession = true,
  inApp,
  appReachable = true,
  shared = new Map(),
  within: place = document.body,
}: AccountPageOptions) {
  let state: SessionState = start ?? { status: 'anonymous' }
  const listeners = new Set<(state: SessionState) => void>()
  const setSession = (next: SessionState) => {
    state = next
    for (const listener of [...listeners]) listener(next)
  }
  let resolveSession = setSession
  const known = new Promise<SessionState>((resolve) => {
    if (sessionKnown) resolve(state)
    else
      resolveSession = (next) => {
        setSession(next)
        resolve(next)
      }
  })
  const signedIn = vi.fn((user: CurrentUser) => {
    if (keepsSession) setSession({ status: 'signedIn', user })
    return keepsSession
  })
  const update = vi.fn((change: Partial<CurrentUser>) => {
    if (state.status === 'signedIn') setSession({ status: 'signedIn', user: { ...state.user, ...change } })
  })
  const signOut = vi.fn(async () => setSession({ status: 'anonymous' }))
  const href = `${origin}${path}`
  const redirects: string[] = []
  const track = vi.fn()
  const app = createTestApp({ channel: inApp ? 'android' : 'web', reachable: appReachable })
  const { client, errors, report } = createTestClient({
    pageUrl: href,
    // Like the real session (reader-account §4).
    onUnauthorized: () => state.status === 'signedIn' && !inApp && setSession({ status: 'anonymous' }),
  })
  const page = {
    client,
    errors,
    report,
    getShared(key: string, create: () => unknown) {
      if (!shared.has(key)) shared.set(key, create())
      return shared.get(key)
    },
    hasOpened: () => false,
    analytics: { track, setFacts: vi.fn() },
    app,
    config: { site: 'ara', env: 'PRO', apiBase: '/api/front', hosts: [], links: {} },
    location: { href: () => href, assign: (url: string) => redirects.push(safeUrl(url, href, [])) },
    now: () => new Date('2026-11-21T10:00:00'),
    timeZone: madrid,
    session: {
      get: () => state,
      ready: async () => (sessionKnown ? state : known),
      hasPersonalData: () => sessionKnown,
      loadPersonalData: async () => (sessionKnown ? true : known),
      subscribe(listener: (state: SessionState) => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      signedIn,
      update,
      signOut,
    },
  }

  const host = document.createElement('div')
  Object.assign(host.dataset, { widget: island.name, ...options })
  place.append(host)
  const events: { name: string; detail: unknown }[] = []
  const listen = (name: string) =>
    host.addEventListener(name, (event) => {
      events.push({ name, detail: event instanceof CustomEvent && event.detail })
    })
  for (const name of ['quiosc:signed-in', 'quiosc:registered', 'quiosc:register-closed']) listen(name)

  const crashed = vi.fn()
  // The islands use no more of the page than this.
  const onPage = page as unknown as Page
  const texts = watchTexts(onPage)
  const mounted = mountIsland(island, host, {
    page: onPage,
    lang: 'en',
    dictionary: readTexts(island.name, 'en'),
    loadTexts: async () => ({ messages: { texts: {} } }),
    start: performance.now(),
    onCrash: crashed,
  })
  if (!mounted.ok) throw new Error(mounted.failure.map(({ problem }) => problem).join())
  const unmount = () => {
    mounted.value.unmount()
    host.remove()
  }
  onTestFinished(() => {
    unmount()
    expect(texts.missing()).toEqual([])
    document.adoptedStyleSheets = []
  })
  return {
    view: within(host),
    host,
    redirects,
    session: page.session,
    track,
    report,
    send: app.send,
    signedIn,
    update,
    signOut,
    events,
    setSession,
    resolveSession,
    crashed,
    unmount,
  }
}

/** `openAccountPage` with the defaults of a test file. */
export const createPageOpener =
  (fixed: Pick<AccountPageOptions, 'island' | 'path'>) =>
  (options: Omit<AccountPageOptions, 'island'> = {}) =>
    openAccountPage({ ...fixed, ...options })

export type View = ReturnType<typeof openAccountPage>['view']

/** The profile of a signed-in reader. */
export const aloma = { id: '9006', nick: 'Aloma', email: 'aloma@diari.example' }
