import { beforeAll, vi } from 'vitest'
import type { WidgetState } from '#islands/island/widgetState.ts'
import type { Page } from '#islands/runtime/page.types.ts'
import type { Situation } from '#mocks/backend/createSwitchboard.ts'
import { act } from '#testing/act.ts'
import { installApp } from '#testing/installApp.ts'
import { mountOnPage } from '#testing/mountOnPage.ts'
import { startBackend as start } from '#testing/startBackend.ts'
import { followIsland } from './follow.island.tsx'

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
  /** Runs the page in the native app, which answers these actions. */
  appAnswers?: WidgetState['appAnswers']
}

/** Starts the mock backend for a test file; its state is reset before each test. */
export function startBackend() {
  const backend = start()
  const calls: string[] = []
  beforeAll(() => {
    backend().worker.events.on('request:start', ({ request }) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/api/front/')) calls.push(`${request.method} ${pathname.slice('/api/front/'.length)}`)
    })
  })
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

function openPage([first, ...others]: readonly Target[], { appAnswers }: Scene) {
  const received =
    appAnswers && installApp('android', { answers: appAnswers, send: (answer) => page.app.receive(answer) })
  const opened = vi.fn(async () => true)
  const show = vi.fn<Page['snackbars']['show']>()
  const tracked = vi.fn()
  const events: [string, unknown][] = []
  const mount = (target: Target | undefined, on?: Page) =>
    mountOnPage({
      island: followIsland,
      options: { ...target },
      page: on,
      overrides: { analytics: { track: tracked, setFacts: vi.fn() }, open: opened, snackbars: { show } },
      watch(host) {
        for (const name of ['quiosc:followed', 'quiosc:unfollowed'] as const) {
          host.addEventListener(name, ({ detail }) => events.push([name, detail]))
        }
      },
    })
  const button = mount(first)
  const { page } = button
  const buttons = [button, ...others.map((target) => mount(target, page))]
  /** Queries within one marker's shadow root, once the island is ready. */
  const view = async (index = 0) => {
    const marker = buttons[index]
    if (!marker) throw new Error(`The page has no marker ${index}.`)
    return marker.ready()
  }

  return {
    page,
    opened,
    tracked,
    events,
    /** Messages sent to the app, without those that every page sends. */
    sent: () =>
      (received?.mock.calls ?? [])
        .map(([{ action, payload }]) => [action, payload])
        .filter(([action]) => action !== 'analytic' && action !== 'webviewReady'),
    /** Snackbars shown so far, with their actions. */
    snackbars: () => show.mock.calls.map(([message]) => message),
    close: () => act(() => buttons.forEach(({ close }) => void close())),
    host: button.host,
    view,
    button: async (name: string, index?: number) => (await view(index)).findByRole('button', { name }),
    async expectAccessible() {
      for (const { expectAccessible } of buttons) await expectAccessible()
    },
  }
}
