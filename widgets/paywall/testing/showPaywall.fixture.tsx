import { HttpResponse, http } from 'msw/http'
import { onTestFinished, vi } from 'vitest'
import type { IslandContext } from '#islands/island/islandContext.types.ts'
import { madrid } from '#kit/dates/dates.fixture.ts'
import { HeadingContext } from '#kit/dom/HeadingContext.ts'
import type { Channel } from '#page/app-bridge/appBridge.types.ts'
import type { SessionState } from '#page/session/session.types.ts'
import { createTestApp } from '#testing/createTestApp.ts'
import { createTestClient } from '#testing/createTestClient.ts'
import { createTestIntl } from '#testing/createTestIntl.ts'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { paywallIsland } from '../paywall.island.tsx'
import { userWith } from './paywall.fixture.ts'

const here = 'https://www.diari.example/ciutat/a_1_1004.html'
export const back = encodeURIComponent(here)

const messageUrl = '*/api/front/paywall/message/:messageId'

/** GET /paywall/message/{id} answers this, or what it makes of the id. */
export const answerMessage = (message: object | ((params: { messageId?: unknown }) => object)) =>
  http.get(messageUrl, ({ params }) => {
    const fields = typeof message === 'function' ? message(params) : message
    return HttpResponse.json({ response: { id: params.messageId, ...fields } })
  })

export const failMessage = (response: () => Response) => http.get(messageUrl, response, { once: true })

interface Scenario {
  /** The fields of who is signed in; a visitor when left out. */
  user?: object
  channel?: Channel
  href?: string
  /** The marker's content. */
  fallback?: string
  /** The level that the marker gives to the headline. */
  heading?: number
}

/** Shows a paywall as the page does: the island's own wiring over a real client, in English. */
export function showPaywall(marker: Record<string, unknown>, scenario: Scenario = {}) {
  const { user, channel = 'web', href = here, fallback = 'Subscribe here', heading = 2 } = scenario
  const intl = createTestIntl({ widget: 'paywall' })
  const { client, report } = createTestClient()
  let state: SessionState = user ? { status: 'signedIn', user: userWith(user) } : { status: 'anonymous' }
  const app = createTestApp({ channel })
  const location = { href: () => href, assign: vi.fn(), reload: vi.fn() }
  const track = vi.fn()
  const emit = vi.fn()
  const listeners = new Set<(session: SessionState) => void>()
  const lifetime = new AbortController()
  onTestFinished(() => lifetime.abort())

  const context = {
    app,
    client,
    emit,
    host: document.body,
    intl,
    location,
    report,
    analytics: { track, setFacts: vi.fn() },
    inBrowser: (act: () => void) => act(),
    served: () => undefined,
    config: { site: 'ara', env: 'PRO', apiBase: '/api/front', hosts: [], links: {} },
    now: () => new Date('2026-11-21T12:00:00+01:00'),
    timeZone: madrid,
    session: {
      get: () => state,
      ready: async () => state,
      subscribe(listener: (session: SessionState) => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    signal: lifetime.signal,
  }
  // The island asks for no more of the page than this.
  const view = paywallIsland.compose(marker, context as unknown as IslandContext)
  if (!view.ok) throw new Error(view.failure.map(({ attribute, problem }) => `${attribute} ${problem}`).join())
  const rendered = renderInShadow(
    <HeadingContext value={{ title: heading, pageTitle: heading }}>{view.value}</HeadingContext>,
    { css: [...paywallIsland.css], intl },
  )
  const link = document.createElement('a')
  link.href = '/tarifes'
  link.textContent = fallback
  rendered.host.append(link)
  /** Somebody signs in, with these fields, or out. */
  const become = (fields: object | undefined) => {
    state = fields ? { status: 'signedIn', user: userWith(fields) } : { status: 'anonymous' }
    for (const listener of [...listeners]) listener(state)
  }
  return { ...rendered, app, become, emit, fallback: link, location, report, track }
}
