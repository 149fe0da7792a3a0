import { parse } from '@formatjs/icu-messageformat-parser'
import { waitFor, within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, vi } from 'vitest'
import type { Situation } from '../../mocks/backend/createSwitchboard.ts'
import type { MockWorker } from '../../mocks/browser.ts'
import { startWorker } from '../../mocks/browser.ts'
import sharedTexts from '../../src/i18n/locales/en.json' with { type: 'json' }
import { createPage } from '../../src/island/createPage.ts'
import { mountIsland } from '../../src/island/mountIsland.tsx'
import type { Page } from '../../src/island/page.ts'
import { readPageConfig } from '../../src/island/readPageConfig.ts'
import { adoptStyles } from '../../src/styles/adoptStyles.ts'
import tokensCss from '../../src/styles/tokens.css?inline'
import { giftIsland } from './gift.island.tsx'
import texts from './locales/en.json' with { type: 'json' }

const dictionary = Object.fromEntries(
  Object.entries({ ...sharedTexts, ...texts }).map(([id, text]) => [id, parse(text)] as const),
)

interface Scene extends Situation {
  /** 1004 was not given, 1005 two days ago. */
  contentId?: string
  channel?: 'android' | 'ios'
  site?: 'ara' | 'andorra'
  /** Over the page instead of in its place. */
  panel?: boolean
  /** The page that has another marker already. */
  page?: Page
}

/** The newspaper's backend behind the tests of a file, and a browser whose ways off the page lead nowhere. */
export function startGifts() {
  let mock: MockWorker | undefined
  beforeAll(async () => {
    mock = await startWorker({ language: 'en' })
    adoptStyles(document, [tokensCss])
  })
  afterEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  afterAll(() => mock?.stop())

  const backend = () => {
    if (!mock) throw new Error('The backend starts before the first test.')
    return mock
  }
  return {
    backend,
    open(scene: Scene = {}) {
      backend().set({ persona: 'subscriber', ...scene })
      return mountGift(scene)
    },
    /** Another marker, or the next page: what the backend and the browser know stays. */
    reopen: mountGift,
  }
}

/** What the browser does when the reader sends or copies; a test may change it. */
export function stubBrowser() {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
  const windowOpen = vi.spyOn(window, 'open').mockImplementation(() => window)
  return {
    write,
    windowOpen,
    /** What was copied last. */
    async copied() {
      const [items] = write.mock.lastCall ?? []
      return (await items?.[0]?.getType('text/plain'))?.text()
    },
    /** Where the windows went that were opened. */
    opened: () => windowOpen.mock.calls.map(([url]) => new URL(String(url))),
  }
}

export function installShare(share: Navigator['share']) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
}

function installApp(channel: 'android' | 'ios' | undefined) {
  const told = vi.fn()
  if (!channel) return told
  window.QuioscApp = { postMessage: (json) => told(JSON.parse(json)) }
  window.webkit = { messageHandlers: { quiosc: { postMessage: told } } }
  document.body.classList.add(`app-${channel}`)
  onTestFinished(() => {
    document.body.classList.remove(`app-${channel}`)
    delete window.QuioscApp
    delete window.webkit
  })
  return told
}

function mountGift({ contentId = '1004', channel, site = 'ara', panel = false, page: given }: Scene) {
  const host = document.createElement('div')
  host.dataset.contentId = contentId
  host.dataset.title = 'Eleven years of bills'
  if (panel) host.dataset.panel = ''
  document.body.append(host)
  const app = installApp(channel)

  const told = vi.fn()
  host.addEventListener('quiosc:gift-created', (event) => told(event.detail))
  const life = new AbortController()
  const page =
    given ??
    createPage({
      config: { ...readPageConfig(), lang: 'en', env: 'PRE', site },
      firstData: { ask: () => undefined, take: () => undefined },
      describe: (message) => message,
      signal: life.signal,
    })
  const track = vi.fn()
  const open = vi.fn(async () => true)
  const mounted = mountIsland(giftIsland, host, {
    page: { ...page, analytics: { track }, open },
    lang: 'en',
    dictionary,
    onCrash: (error) => {
      throw error
    },
  })
  if (!mounted.ok) throw new Error(mounted.failure.map(({ problem }) => problem).join())
  const close = () => {
    mounted.value.unmount()
    life.abort()
    host.remove()
  }
  onTestFinished(close)
  return {
    host,
    page,
    app,
    told,
    track,
    open,
    close,
    /** Queries inside the shadow root, once the widget stands there. */
    async ready() {
      await waitFor(() => expect(host.dataset.widgetState).toBe('ready'))
      const island = host.shadowRoot?.querySelector<HTMLElement>('.island')
      if (!island) throw new Error('The island is not there.')
      return within(island)
    },
    async expectAccessible() {
      await Promise.allSettled((host.shadowRoot?.getAnimations() ?? []).map((animation) => animation.finish()))
      const { violations } = await axe.run(host)
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    },
  }
}

export const focused = () => {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}
