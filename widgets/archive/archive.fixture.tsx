import { HttpResponse, http } from 'msw/http'
import { onTestFinished, vi } from 'vitest'
import type { IslandContext } from '#islands/island/islandContext.types.ts'
import type { PageIntl } from '#kit/i18n/PageIntl.ts'
import type { Channel } from '#page/app-bridge/appBridge.types.ts'
import type { SessionState } from '#page/session/session.types.ts'
import { createTestApp } from '#testing/createTestApp.ts'
import { createTestClient } from '#testing/createTestClient.ts'
import { createTestIntl } from '#testing/createTestIntl.ts'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { archiveIsland } from './archive.island.tsx'

const url = '*/api/front/archive/publications'
const NOW = new Date(2026, 10, 21, 12)

const daily = { name: 'Daily', value: 'diari' }
const editions = [
  { name: 'Portclar', value: 'portclar', publicationTypes: [daily, { name: 'Sunday', value: 'dominical' }] },
  { name: 'Andorra', value: 'andorra', publicationTypes: [{ name: 'Weekly', value: 'setmanari' }] },
]

/** The daily paper of a day in November 2026. */
export const issue = (day: number) => {
  const date = String(day).padStart(2, '0')
  return {
    id: 1000 + day,
    date: `2026-11-${date} 06:00:00`,
    dateString: `${date}/11/2026`,
    image: { url: `/covers/a_default_${date}.svg`, alt: 'Front page' },
    pdf: { url: `/pdf/${date}.pdf`, filesize: 12_400_000, filename: `far-${date}.pdf` },
    type: { name: 'Daily' },
  }
}

/** Two a list page: six papers from 21 November back, or the given number with filters. */
export function answerIssues(filteredTotal = 3) {
  const queries: string[] = []
  const handler = http.get(url, ({ request }) => {
    const { searchParams, search } = new URL(request.url)
    queries.push(search)
    const listPage = Number(searchParams.get('page'))
    const filtered = ['edition', 'publication', 'date'].some((name) => searchParams.has(name))
    const total = filtered ? filteredTotal : 6
    const first = (listPage - 1) * 2
    const items = [first, first + 1].filter((index) => index < total).map((index) => issue(21 - index))
    return HttpResponse.json({
      response: {
        items,
        order: searchParams.get('order'),
        currentPage: listPage,
        numPages: Math.ceil(total / 2),
        totalItems: total,
        editions,
      },
    })
  })
  return { queries, handler }
}

export const failIssues = (response: () => Response | Promise<Response>) => http.get(url, response, { once: true })
export const answerOnce = (archive: object) => http.get(url, () => HttpResponse.json({ data: archive }), { once: true })

/** Of a page whose dates and numbers are German's, with English words. */
export const germanForms = () => createTestIntl({ widget: 'archive', lang: 'de', words: 'en', formats: 'language' })

interface Scenario {
  /** The fields of the signed-in reader; a subscriber by default, a visitor when null. */
  user?: object | null
  path?: string
  channel?: Channel
  options?: Record<string, unknown>
  config?: object
  /** The session is still loading. */
  loading?: boolean
  /** English by default, with the specification's numbers and dates. */
  intl?: PageIntl
}

/** Mounts the archive like a page: the island's own wiring over a real client and the page's own history, in English. */
export function showArchive(scenario: Scenario = {}) {
  const { path = '/hemeroteca', channel = 'web', options = {}, config = {}, loading = false } = scenario
  const { user = { subscriber: true } } = scenario
  const before = window.location.href
  window.history.replaceState(null, '', path)
  const lifetime = new AbortController()
  onTestFinished(() => {
    lifetime.abort()
    window.history.replaceState(null, '', before)
  })

  const track = vi.fn()
  const emit = vi.fn()
  const assign = vi.fn()
  const app = createTestApp({ channel })
  const stateOf = (fields: object | null) =>
    // The only fields of a user that the archive reads.
    (fields ? { status: 'signedIn', user: { id: '1', ...fields } } : { status: 'anonymous' }) as SessionState
  let session: SessionState = loading ? { status: 'loading', user: undefined } : stateOf(user)
  const listeners = new Set<() => void>()

  const { intl = createTestIntl({ widget: 'archive' }) } = scenario
  const { client, report } = createTestClient()
  const context = {
    analytics: { track, setFacts: vi.fn() },
    app,
    client,
    config: { site: 'ara', env: 'PRO', hosts: [], links: {}, ...config },
    emit,
    delayFirstRender: () => undefined,
    inBrowser: (act: () => void) => act(),
    served: () => undefined,
    intl,
    location: { href: () => window.location.href, assign },
    now: () => NOW,
    report,
    session: {
      get: () => session,
      ready: async () => session,
      subscribe(listener: () => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      permissions: { isOpen: () => !(session.status === 'signedIn' && 'limited' in session.user) },
    },
    signal: lifetime.signal,
  }
  // The only parts of the page that the island uses.
  const node = archiveIsland.compose(options, {
    host: document.createElement('div'),
    ...context,
  } as unknown as IslandContext)
  if (!node.ok) throw new Error(node.failure.map(({ problem }) => problem).join())
  return {
    ...renderInShadow(node.value, { css: [...archiveIsland.css], intl }),
    report,
    track,
    emit,
    send: app.send,
    receive: app.receive,
    assign,
    /** The reader leaves the page. */
    leave: () => lifetime.abort(),
    signIn(fields: object | null) {
      session = stateOf(fields)
      for (const listener of listeners) listener()
    },
    place: () => window.location.pathname + window.location.search,
  }
}
