import { act } from '@testing-library/react'
import { HttpResponse, http } from 'msw/http'
import { onTestFinished, vi } from 'vitest'
import type { IslandContext } from '../../src/island/page.ts'
import { createTestClient } from '../../src/island/testing/createTestClient.ts'
import { createTestIntl } from '../../src/island/testing/createTestIntl.ts'
import type { SnackbarMessage } from '../../src/overlays/snackbar.types.ts'
import type { SessionState } from '../../src/session/session.types.ts'
import { renderInShadow } from '../../src/ui/testing/renderInShadow.tsx'
import texts from './locales/en.json' with { type: 'json' }
import { saveToListIsland } from './save-to-list.island.tsx'

const api = '*/api/front'

/** What the backend keeps, and what it was asked for. */
export function createBackend({ saved = [] as number[], many = 0 } = {}) {
  const extra = Array.from({ length: many }, (_, index) => ({ id: 100 + index, title: `List ${index + 1}` }))
  const lists = [
    { contentListId: 1, title: 'all', defaultList: true, savedContentsIds: saved },
    { contentListId: 2, title: 'Receptes', savedContentsIds: saved },
    { contentListId: 3, title: 'Per més tard', savedContentsIds: [7] },
    ...extra,
  ]
  const asked: { call: string; body: unknown }[] = []
  const note = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const text = await request.text()
    asked.push({
      call: `${request.method} ${pathname.replace(/.*\/front\//, '')}${search}`,
      body: text && JSON.parse(text),
    })
  }
  const said = (request: Request, response: object) => note(request).then(() => HttpResponse.json({ response }))
  const handlers = [
    http.get(`${api}/user/interest`, ({ request }) =>
      said(request, { contents: saved, users: [], authors: [], columns: [], topics: [] }),
    ),
    http.get(`${api}/user/favourite-list`, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      return said(request, {
        page,
        results: lists.slice(50 * (page - 1), 50 * page),
        hasMoreResults: lists.length > 50 * page,
      })
    }),
    http.post(`${api}/user/favourite-list`, ({ request }) => said(request, { contentListId: 9, title: 'Nova' })),
    http.post(`${api}/user/content`, ({ request }) => said(request, {})),
    http.get(`${api}/user/content/:id/save`, ({ request }) => said(request, {})),
    http.delete(`${api}/user/content/:id`, ({ request }) => said(request, {})),
  ]
  const writes = () => asked.filter(({ call }) => !call.startsWith('GET user/interest') && !call.includes('?page='))
  return { handlers, asked, writes }
}

const failing = {
  lists: [http.get, `${api}/user/favourite-list`],
  create: [http.post, `${api}/user/favourite-list`],
  save: [http.post, `${api}/user/content`],
  unsave: [http.delete, `${api}/user/content/:id`],
} as const

/** The next call of that kind meets this. */
export function fail(call: keyof typeof failing, response: () => Response) {
  const [method, path] = failing[call]
  return method(path, response, { once: true })
}

/** Whoever reads; only the id counts here. */
const reader = { status: 'signedIn', user: { id: '9006' } } as SessionState
const visitor: SessionState = { status: 'anonymous' }

/** A page with whatever markers a test puts on it: one session and one library for all, in English. */
export function openPage({ as = 'reader' }: { as?: 'reader' | 'visitor' } = {}) {
  let session = as === 'reader' ? reader : visitor
  const listeners = new Set<(state: SessionState) => void>()
  const become = (next: 'reader' | 'visitor') =>
    act(() => {
      session = next === 'reader' ? reader : visitor
      for (const listener of [...listeners]) listener(session)
    })
  const intl = createTestIntl(texts)
  const { client, errors, report } = createTestClient({
    token: () => (session.status === 'anonymous' ? undefined : 'token'),
    onUnauthorized: () => become('visitor'),
  })
  const said: SnackbarMessage[] = []
  const made = new Map<string, unknown>()
  const [open, track] = [vi.fn(async () => true), vi.fn()]
  const told: string[] = []
  const life = new AbortController()
  onTestFinished(() => life.abort())
  const shared = {
    analytics: { track },
    client,
    emit: (name: string, { contentId }: { contentId: string }) => void told.push(`${name} ${contentId}`),
    hold: () => {},
    intl,
    now: () => new Date('2026-11-21T10:00:00Z'),
    once(key: string, create: () => unknown) {
      if (!made.has(key)) made.set(key, create())
      return made.get(key)
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
    signal: life.signal,
    snackbars: { show: (message: SnackbarMessage) => void said.push(message) },
  }
  const show = (options: Record<string, string> = {}, close?: () => void) => {
    // The island asks for no more of the page than this.
    const context = { ...shared, close } as unknown as IslandContext
    const composed = saveToListIsland.compose({ contentId: '1001', ...options }, context)
    if (!composed.ok) throw new Error(composed.failure.map(({ problem }) => problem).join())
    return renderInShadow(composed.value, { css: [...saveToListIsland.css], intl })
  }
  return { become, errors, open, report, said, show, told, track }
}
