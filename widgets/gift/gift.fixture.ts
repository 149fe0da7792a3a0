import { vi } from 'vitest'
import type { Situation } from '../../mocks/backend/createSwitchboard.ts'
import { deepActiveElement } from '../../src/dom/deepActiveElement.ts'
import type { Page } from '../../src/island/page.ts'
import { installApp } from '../../src/island/testing/installApp.ts'
import { mountOnPage } from '../../src/island/testing/mountOnPage.ts'
import { startBackend } from '../../src/island/testing/startBackend.ts'
import { giftIsland } from './gift.island.tsx'
import texts from './locales/en.json' with { type: 'json' }

interface Scene extends Situation {
  /** 1004 was not given, 1005 two days ago. */
  contentId?: string
  channel?: 'android' | 'ios'
  site?: 'ara' | 'andorra'
  /** Over the page instead of in its place. */
  panel?: boolean
  /** What the reader's clock says. */
  now?: () => Date
  /** The page that has another marker already. */
  page?: Page
}

/** The newspaper's backend behind the tests of a file, and a browser whose ways off the page lead nowhere. */
export function startGifts() {
  const backend = startBackend()
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

function mountGift({ contentId = '1004', channel, site = 'ara', panel = false, now, page }: Scene) {
  const told = vi.fn()
  const track = vi.fn()
  const open = vi.fn(async () => true)
  const say = vi.fn()
  const app = channel ? installApp(channel) : vi.fn()
  const mounted = mountOnPage({
    island: giftIsland,
    options: { contentId, title: 'Eleven years of bills', ...(panel && { panel: '' }) },
    texts,
    config: { site },
    page,
    instead: { analytics: { track }, open, snackbars: { show: say }, ...(now && { now }) },
    watch: (host) => host.addEventListener('quiosc:gift-created', (event) => told(event.detail)),
  })
  return { ...mounted, app, told, track, open, say }
}

export const focused = () => deepActiveElement()
