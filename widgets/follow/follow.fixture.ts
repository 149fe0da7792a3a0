import { parse } from '@formatjs/icu-messageformat-parser'
import { within } from '@testing-library/dom'
import { act } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, vi } from 'vitest'
import type { Situation } from '../../mocks/backend/createSwitchboard.ts'
import type { MockWorker } from '../../mocks/browser.ts'
import { startWorker } from '../../mocks/browser.ts'
import type { AppActions } from '../../src/app-bridge/appBridge.types.ts'
import sharedTexts from '../../src/i18n/locales/en.json' with { type: 'json' }
import { createPage } from '../../src/island/createPage.ts'
import { mountIsland } from '../../src/island/mountIsland.tsx'
import { readPageConfig } from '../../src/island/readPageConfig.ts'
import { runAxe } from '../../src/island/testing/runAxe.ts'
import { adoptStyles } from '../../src/styles/adoptStyles.ts'
import tokensCss from '../../src/styles/tokens.css?inline'
import { followIsland } from './follow.island.tsx'
import texts from './locales/en.json' with { type: 'json' }

const dictionary = Object.fromEntries(
  Object.entries({ ...sharedTexts, ...texts }).map(([id, text]) => [id, parse(text)] as const),
)

/** What is followed in the tests; Aloma, who reads, follows the first of each and not the second. */
export const targets = {
  author: [
    { kind: 'author', id: '101', name: 'Roser Puigventós' },
    { kind: 'author', id: '102', name: 'Biel Aranyó' },
  ],
  topic: [
    { kind: 'topic', id: '306', name: 'Llengua' },
    { kind: 'topic', id: '301', name: 'Ciutat' },
  ],
  column: [
    { kind: 'column', id: '401', name: 'Peu de pàgina' },
    { kind: 'column', id: '402', name: 'La finestra' },
  ],
  user: [
    { kind: 'user', id: '9011', name: 'capita' },
    { kind: 'user', id: '9013', name: 'Subscriptor 14' },
  ],
} as const

export type Target = Record<'kind' | 'id', string> & { name?: string }

/** As readers are told what they follow: columns and topics are quoted. */
export const called = ({ kind, name = '' }: Target) => (kind === 'topic' || kind === 'column' ? `“${name}”` : name)

export interface Scene extends Situation {
  /** The page runs in the native app, which answers by this; nothing when it stays silent. */
  app?: (action: keyof AppActions, payload: unknown) => object | undefined
}

/** The newspaper's backend behind the tests of a file; each test starts afresh. */
export function startBackend() {
  let mock: MockWorker | undefined
  const calls: string[] = []
  beforeAll(async () => {
    mock = await startWorker({ language: 'en' })
    mock.worker.events.on('request:start', ({ request }) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/api/front/')) calls.push(`${request.method} ${pathname.slice('/api/front/'.length)}`)
    })
    adoptStyles(document, [tokensCss])
  })
  afterEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    window.history.replaceState(null, '', window.location.pathname)
  })
  afterAll(() => mock?.stop())

  const backend = () => {
    if (!mock) throw new Error('The backend starts before the first test.')
    return mock
  }
  return {
    backend,
    calls,
    /** A page with a button for each target, in English: the islands on the real page object and client. */
    open(wanted: readonly Target[], scene: Scene = {}) {
      backend().set({ persona: 'subscriber', ...scene })
      calls.length = 0
      return openPage(wanted, scene)
    },
    reopen: openPage,
  }
}

function openPage(wanted: readonly Target[], { app }: Scene) {
  const life = new AbortController()
  const sent: [string, unknown][] = []
  if (app) {
    document.body.classList.add('app-android')
    window.QuioscApp = {
      postMessage(json: string) {
        const { action, payload } = JSON.parse(json)
        sent.push([action, payload])
        const answer = app(action, payload)
        if (answer) page.app.receive(answer)
      },
    }
  }
  const page = createPage({
    config: { ...readPageConfig(), lang: 'en', env: 'PRO' },
    firstData: { ask: () => undefined, take: () => undefined },
    describe: (message) => message,
    signal: life.signal,
  })
  const opened = vi.fn(async () => true)
  const shown = vi.spyOn(page.snackbars, 'show').mockImplementation(() => {})
  const tracked = vi.spyOn(page.analytics, 'track')
  const told: [string, unknown][] = []
  const hosts = wanted.map((target) => {
    const host = document.createElement('div')
    Object.assign(host.dataset, target)
    document.body.append(host)
    for (const name of ['quiosc:followed', 'quiosc:unfollowed'] as const) {
      host.addEventListener(name, ({ detail }) => told.push([name, detail]))
    }
    return host
  })
  const mounted = hosts.map((host) =>
    mountIsland(followIsland, host, {
      page: { ...page, open: opened },
      lang: 'en',
      dictionary,
      start: 0,
      onCrash(error) {
        throw error
      },
    }),
  )
  const close = () => {
    for (const island of mounted) if (island.ok) island.value.unmount()
    for (const host of hosts) host.remove()
    life.abort()
    document.body.classList.remove('app-android')
    delete window.QuioscApp
  }
  onTestFinished(() => act(close))

  /** Queries in one marker's shadow root, once something stands there. */
  const view = async (index = 0) => {
    const island = await vi.waitFor(() => {
      const found = hosts[index]?.shadowRoot?.querySelector<HTMLElement>('.island')
      if (!found) throw new Error('The island is not there yet.')
      return found
    })
    return within(island)
  }

  return {
    page,
    opened,
    tracked,
    told,
    /** What the app was sent, besides what every page sends. */
    sent: () => sent.filter(([action]) => action !== 'analytic' && action !== 'webviewReady'),
    /** The messages of the page's snackbar, with their action. */
    snackbars: () => shown.mock.calls.map(([message]) => message),
    close: () => act(close),
    host: hosts[0],
    view,
    button: async (name: string, index?: number) => (await view(index)).findByRole('button', { name }),
    async expectAccessible() {
      for (const host of hosts) {
        // What fades in has no colours to speak of yet.
        const passing = host.shadowRoot?.getAnimations().map(({ finished }) => finished) ?? []
        await Promise.allSettled(passing)
        const { violations } = await runAxe(host)
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
      }
    },
  }
}
