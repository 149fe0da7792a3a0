import { HttpResponse, http } from 'msw/http'
import { onTestFinished, vi } from 'vitest'
import type { IslandContext } from '#islands/island/islandContext.types.ts'
import type { SnackbarMessage } from '#page/overlays/snackbar.types.ts'
import type { SessionState } from '#page/session/session.types.ts'
import { act } from '#testing/act.ts'
import { createTestClient } from '#testing/createTestClient.ts'
import { createTestIntl } from '#testing/createTestIntl.ts'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { saveToListIsland } from './save-to-list.island.tsx'

const api = '*/api/front'

/** A faked backend with three lists (and `many` more), which records its requests. */
export function createBackend({ saved = [] as number[], many = 0 } = {}) {
  const extra = Array.from({ length: many }, (_, index) => ({ id: 100 + index, title: `List ${index + 1}` }))
  const own = [
    { contentListId: 1, title: 'all', defaultList: true, savedContentsIds: [...saved] },
    { contentListId: 2, title: 'Receptes', savedContentsIds: [...saved] },
    { contentListId: 3, title: 'Per més tard', savedContentsIds: [7] },
  ]
  const lists = [...own, ...extra]
  const requests: { call: string; body: unknown }[] = []
  const record = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const text = await request.text()
    requests.push({
      call: `${request.method} ${pathname.replace(/.*\/front\//, '')}${search}`,
      body: text && JSON.parse(text),
    })
  }
  const respond = (request: Request, response: object) => record(request).then(() => HttpResponse.json({ response }))
  const handlers = [
    http.get(`${api}/user/interest`, ({ request }) =>
      respond(request, { contents: saved, users: [], authors: [], columns: [], topics: [] }),
    ),
    http.get(`${api}/user/favourite-list`, ({ request }) => {
      const listPage = Number(new URL(request.url).searchParams.get('page'))
      return respond(request, {
        page: listPage,
        results: lists.slice(50 * (listPage - 1), 50 * listPage),
        hasMoreResults: lists.length > 50 * listPage,
      })
    }),
    http.post(`${api}/user/favourite-list`, ({ request }) => respond(request, { contentListId: 9, title: 'Nova' })),
    http.post(`${api}/user/content`, ({ request }) => respond(request, {})),
    http.get(`${api}/user/content/:id/save`, ({ request }) => respond(request, {})),
    http.delete(`${api}/user/content/:id`, ({ request, params }) => {
      for (const list of own) list.savedContentsIds = list.savedContentsIds.filter((id) => id !== Number(params.id))
      return respond(request, {})
    }),
  ]
  const writes = () => requests.filter(({ call }) => !call.startsWith('GET user/interest') && !call.includes('?page='))
  return { handlers, requests, writes }
}

const failing = {
  lists: [http.get, `${api}/user/favourite-list`],
  create: [http.post, `${api}/user/favourite-list`],
  saveAtOnce: [http.get, `${api}/user/content/:id/save`],
  save: [http.post, `${api}/user/content`],
  unsave: [http.delete, `${api}/user/content/:id`],
} as const

/** Answers the next request of that kind with `response`. */
export function fail(call: keyof typeof failing, response: () => Response) {
  const [method, path] = failing[call]
  return method(path, response, { once: true })
}

/** Only the id matters here. */
const reader = { status: 'signedIn', user: { id: '9006' } } as SessionState
const visitor: SessionState = { status: 'anonymous' }

/** An English page whose markers share one session and one library. */
export function openPage({ as = 'reader' }: { as?: 'reader' | 'visitor' } = {}) {
  let session = as === 'reader' ? reader : visitor
  const listeners = new Set<(state: SessionState) => void>()
  const switchTo = (next: 'reader' | 'visitor') =>
    act(() => {
      session = next === 'reader' ? reader : visitor
      for (const listener of [...listeners]) listener(session)
    })
  const intl = createTestIntl({ widget: 'save-to-list' })
  const { client, errors, report } = createTestClient({
    token: () => (session.status === 'anonymous' ? undefined : 'token'),
    onUnauthorized: () => switchTo('visitor'),
  })
  const snackbars: SnackbarMessage[] = []
  const sharedObjects = new Map<string, unknown>()
  const [open, track] = [vi.fn(async () => true), vi.fn()]
  const events: string[] = []
  const controller = new AbortController()
  onTestFinished(() => controller.abort())
  const shared = {
    analytics: { track, setFacts: vi.fn() },
    client,
    emit: (name: string, { contentId }: { contentId: string }) => void events.push(`${name} ${contentId}`),
    delayFirstRender: () => {},
    intl,
    now: () => new Date('2026-11-21T10:00:00Z'),
    getShared(key: string, create: (signal: AbortSignal) => unknown) {
      if (!sharedObjects.has(key)) sharedObjects.set(key, create(controller.signal))
      return sharedObjects.get(key)
    },
    open,
    report,
    session: {
      get: () => session,
      ready: async () => session,
      subscribe(listener: (state: SessionState) => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    signal: controller.signal,
    snackbars: { show: (message: SnackbarMessage) => void snackbars.push(message) },
  }
  /** @param close Of a dialog, which another widget has opened. */
  const show = (options: Record<string, string> = {}, close?: () => void) => {
    // A partial context: the island uses no other members.
    const context = {
      ...shared,
      host: document.createElement('div'),
      close,
      hasOpened: () => close !== undefined,
    } as unknown as IslandContext
    const composed = saveToListIsland.compose({ contentId: '1001', ...options }, context)
    if (!composed.ok) throw new Error(composed.failure.map(({ problem }) => problem).join())
    return renderInShadow(composed.value, { css: [...saveToListIsland.css], intl })
  }
  return { switchTo, errors, open, report, snackbars, show, events, track }
}
