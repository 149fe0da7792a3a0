import { parse } from '@formatjs/icu-messageformat-parser'
import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, vi } from 'vitest'
import { mountIsland } from '#islands/island/mountIsland.tsx'
import { createPage } from '#islands/runtime/createPage.ts'
import { readPageConfig } from '#islands/runtime/readPageConfig.ts'
import sharedTexts from '#kit/i18n/locales/en.json' with { type: 'json' }
import { adoptStyles } from '#kit/styles/adoptStyles.ts'
import tokensCss from '#kit/styles/tokens.css?inline'
import type { Situation } from '#mocks/backend/createSwitchboard.ts'
import { type MockWorker, startWorker } from '#mocks/browser.ts'
import type { AppActions } from '#page/app-bridge/appBridge.types.ts'
import { act } from '#testing/act.ts'
import { runAxe } from '#testing/runAxe.ts'
import { followIsland } from './follow.island.tsx'
import texts from './locales/en.json' with { type: 'json' }

const parsed = Object.fromEntries(
  Object.entries({ ...sharedTexts, ...texts }).map(([id, text]) => [id, parse(text)] as const),
)

/** The signed-in reader (Aloma) follows the first target of each kind and not the second. */
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

/** The name as the UI writes it: columns and topics are quoted. */
export const quotedName = ({ kind, name = '' }: Target) => (kind === 'topic' || kind === 'column' ? `“${name}”` : name)

export interface Scene extends Situation {
  /** Runs the page in the native app; the function returns the app's answer, or undefined for none. */
  app?: (action: keyof AppActions, payload: unknown) => object | undefined
}

/** Starts the mock backend for a test file; its state is reset before each test. */
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
    if (!mock) throw new Error('The backend is available only inside tests.')
    return mock
  }
  return {
    backend,
    calls,
    /** Opens an English page with one button per target, on the real page object and client. */
    open(selected: readonly Target[], scene: Scene = {}) {
      backend().set({ persona: 'subscriber', ...scene })
      calls.length = 0
      return openPage(selected, scene)
    },
    reopen: openPage,
  }
}

function openPage(selected: readonly Target[], { app }: Scene) {
  const controller = new AbortController()
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
    config: { ...readPageConfig(null), lang: 'en', env: 'PRO' },
    prefetch: { prefetch: () => undefined, consume: () => undefined },
    describe: (message) => message,
    signal: controller.signal,
  })
  const opened = vi.fn(async () => true)
  const shown = vi.spyOn(page.snackbars, 'show').mockImplementation(() => {})
  const tracked = vi.spyOn(page.analytics, 'track')
  const events: [string, unknown][] = []
  const hosts = selected.map((target) => {
    const host = document.createElement('div')
    Object.assign(host.dataset, target)
    document.body.append(host)
    for (const name of ['quiosc:followed', 'quiosc:unfollowed'] as const) {
      host.addEventListener(name, ({ detail }) => events.push([name, detail]))
    }
    return host
  })
  const mounted = hosts.map((host) =>
    mountIsland(followIsland, host, {
      page: { ...page, open: opened },
      lang: 'en',
      dictionary: { texts: parsed },
      loadTexts: async () => ({ messages: { texts: {} } }),
      start: 0,
      onCrash(error) {
        throw error
      },
    }),
  )
  const close = () => {
    for (const island of mounted) if (island.ok) island.value.unmount()
    for (const host of hosts) host.remove()
    controller.abort()
    document.body.classList.remove('app-android')
    delete window.QuioscApp
  }
  onTestFinished(() => act(close))

  /** Queries within one marker's shadow root, once the island has rendered. */
  const view = async (index = 0) => {
    const island = await vi.waitFor(() => {
      const found = hosts[index]?.shadowRoot?.querySelector<HTMLElement>('.island')
      if (!found) throw new Error('The island has not rendered yet.')
      return found
    })
    return within(island)
  }

  return {
    page,
    opened,
    tracked,
    events,
    /** Messages sent to the app, without those that every page sends. */
    sent: () => sent.filter(([action]) => action !== 'analytic' && action !== 'webviewReady'),
    /** Snackbars shown so far, with their actions. */
    snackbars: () => shown.mock.calls.map(([message]) => message),
    close: () => act(close),
    host: hosts[0],
    view,
    button: async (name: string, index?: number) => (await view(index)).findByRole('button', { name }),
    async expectAccessible() {
      for (const host of hosts) {
        // axe would measure wrong contrasts during a fade-in.
        const animations = host.shadowRoot?.getAnimations().map(({ finished }) => finished) ?? []
        await Promise.allSettled(animations)
        const { violations } = await runAxe(host)
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
      }
    },
  }
}
