import { within } from '@testing-library/dom'
import { setupWorker } from 'msw/browser'
import { HttpResponse, http } from 'msw/http'
import { afterAll, afterEach, beforeAll, onTestFinished, vi } from 'vitest'
import sharedTexts from '../../i18n/locales/en.json' with { type: 'json' }
import type { Island } from '../../island/defineIsland.ts'
import { mountIsland } from '../../island/mountIsland.tsx'
import type { Page } from '../../island/page.ts'
import { createTestClient } from '../../island/testing/createTestClient.ts'
import { compileTexts } from '../../island/testing/createTestIntl.ts'
import type { CurrentUser } from '../../session/profile.schema.ts'
import type { SessionState } from '../../session/session.types.ts'
import { safeUrl } from '../../site/safeUrl.ts'
import problemTexts from '../../validation/locales/en.json' with { type: 'json' }
import accountTexts from '../locales/en.json' with { type: 'json' }

export const ORIGIN = window.location.origin

interface Asked {
  call: string
  body: unknown
}

/** A backend for one test file: what it was asked, and an answer for each call. */
export function startBackend() {
  const worker = setupWorker()
  let asked: Asked[] = []
  const held = new Set<(response: Response) => void>()
  beforeAll(() => worker.start({ quiet: true }))
  afterEach(() => {
    // The worker does not stop before every call has its answer.
    for (const answer of held) answer(HttpResponse.error())
    held.clear()
    worker.resetHandlers()
    localStorage.clear()
    sessionStorage.clear()
    asked = []
  })
  afterAll(() => worker.stop())
  const backend = {
    asked: () => asked,
    /** From now on that call is answered so; `once` only the next time. */
    answer(
      path: string,
      respond: () => Response | Promise<Response>,
      { once = false, method = 'post' }: { once?: boolean; method?: 'post' | 'patch' } = {},
    ) {
      const handler = http[method](
        `*/api/front/${path}`,
        async ({ request }) => {
          asked.push({ call: path, body: await request.json() })
          return respond()
        },
        { once },
      )
      worker.use(handler)
    },
    /** From now on that call waits, for the test's own answer to each time that it comes, or for ever. */
    hold(path: string) {
      const waiting: ((response: Response) => void)[] = []
      backend.answer(
        path,
        () =>
          new Promise<Response>((resolve) => {
            waiting.push(resolve)
            held.add(resolve)
          }),
      )
      return {
        asked: () => waiting.length,
        /** @param index Of the calls, from 0. */
        answer: (index: number, response: () => Response) => waiting[index]?.(response()),
      }
    },
  }
  return backend
}

export const said = (response: unknown) => () => HttpResponse.json({ response })
export const refused =
  (status: number, errors: object[] = [], more: object = {}) =>
  () =>
    HttpResponse.json({ errors, ...more }, { status })

/** The ways for a call to fail, with the catalogue's sentence for each (reader-account §8). */
export const failures: [string, () => Response, string][] = [
  ['500', refused(500), sharedTexts['failure.server']],
  ['a lost connection', () => HttpResponse.error(), sharedTexts['failure.unreachable']],
  ['the wrong shape', said({ unexpected: true }), sharedTexts['failure.generic']],
  ['404', refused(404), sharedTexts['failure.notFound']],
]

interface Circumstances {
  island: Island
  texts: Record<string, string>
  path?: string
  /** Of the page; the test's own when left out, where calls are answered. */
  origin?: string
  options?: Record<string, string>
  session?: SessionState
  inApp?: boolean
  /** Where the marker stands; at the page's end when left out. */
  within?: HTMLElement
  /** Whether the app can be reached. */
  appThere?: boolean
}

/** One of the account's islands on a page, in English, over a real client. It goes when the test ends. */
export function openAccountPage({
  island,
  texts,
  path = '/',
  origin = ORIGIN,
  options = {},
  session: start,
  inApp,
  appThere = true,
  within: place = document.body,
}: Circumstances) {
  let state: SessionState = start ?? { status: 'anonymous' }
  const listeners = new Set<(state: SessionState) => void>()
  const become = (next: SessionState) => {
    state = next
    for (const listener of [...listeners]) listener(next)
  }
  const signedIn = vi.fn((user: CurrentUser) => become({ status: 'signedIn', user }))
  const update = vi.fn((change: Partial<CurrentUser>) => {
    if (state.status === 'signedIn') become({ status: 'signedIn', user: { ...state.user, ...change } })
  })
  const signOut = vi.fn(async () => become({ status: 'anonymous' }))
  const href = `${origin}${path}`
  const followed: string[] = []
  const track = vi.fn()
  const send = vi.fn((..._sent: unknown[]) => appThere)
  const { client, errors, report } = createTestClient({
    pageUrl: href,
    // As the session does (reader-account §4).
    onUnauthorized: () => state.status === 'signedIn' && !inApp && become({ status: 'anonymous' }),
  })
  const page = {
    client,
    errors,
    report,
    analytics: { track },
    app: { inApp: inApp ?? false, send },
    config: { apiBase: '/api/front', hosts: [] },
    location: { href: () => href, assign: (url: string) => followed.push(safeUrl(url, href, [])) },
    now: () => new Date('2026-11-21T10:00:00'),
    session: {
      get: () => state,
      ready: async () => state,
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
  const told: { name: string; detail: unknown }[] = []
  const listen = (name: string) =>
    host.addEventListener(`quiosc:${name}`, (event) => {
      told.push({ name, detail: event instanceof CustomEvent && event.detail })
    })
  for (const name of ['signed-in', 'registered', 'register-closed']) listen(name)

  const dictionary = compileTexts({ ...problemTexts, ...accountTexts, ...texts })
  const crashed = vi.fn()
  // The islands ask for no more of the page than this.
  const onPage = page as unknown as Page
  const mounted = mountIsland(island, host, {
    page: onPage,
    lang: 'en',
    dictionary,
    start: performance.now(),
    onCrash: crashed,
  })
  if (!mounted.ok) throw new Error(mounted.failure.map(({ problem }) => problem).join())
  const end = () => {
    mounted.value.unmount()
    host.remove()
  }
  onTestFinished(() => {
    end()
    document.adoptedStyleSheets = []
  })
  return {
    view: within(host),
    host,
    followed,
    track,
    report,
    send,
    signedIn,
    update,
    signOut,
    told,
    become,
    crashed,
    end,
  }
}

/** The same, one island of it: what a test file says of its page once. */
export const pageOf =
  (page: Pick<Circumstances, 'island' | 'texts' | 'path'>) =>
  (circumstances: Omit<Circumstances, 'island' | 'texts'> = {}) =>
    openAccountPage({ ...page, ...circumstances })

export type View = ReturnType<typeof openAccountPage>['view']

/** What a reader who has signed in is. */
export const aloma = { id: '9006', nick: 'Aloma', email: 'aloma@diari.example' }
