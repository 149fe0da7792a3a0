import { vi } from 'vitest'
import type { Page } from '#islands/runtime/page.types.ts'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import type { Situation } from '#mocks/backend/createSwitchboard.ts'
import { installApp } from '#testing/installApp.ts'
import { mountOnPage } from '#testing/mountOnPage.ts'
import { startBackend } from '#testing/startBackend.ts'
import { giftIsland } from './gift.island.tsx'

interface Scene extends Situation {
  /** 1004 has not been gifted; 1005 was, two days ago. */
  contentId?: string
  channel?: 'android' | 'ios'
  site?: 'ara' | 'andorra'
  /** The configuration's. */
  links?: Record<string, string>
  /** Over the page instead of inline. */
  opened?: boolean
  /** The reader's current time. */
  now?: () => Date
  /** An existing page to which the marker is added. */
  page?: Page
}

/** Starts the mock backend for a test file, with stubs for popups, the share sheet and the clipboard. */
export function startGifts() {
  const backend = startBackend()
  return {
    backend,
    open(scene: Scene = {}) {
      backend().set({ persona: 'subscriber', ...scene })
      return mountGift(scene)
    },
    /** Opens another marker or the next page; backend state and storage are kept. */
    reopen: mountGift,
  }
}

/** Stubs of the browser's sharing and clipboard; a test may override them. */
export function stubBrowser() {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
  const windowOpen = vi.spyOn(window, 'open').mockImplementation(() => window)
  return {
    write,
    windowOpen,
    /** The text copied last. */
    async copied() {
      const [items] = write.mock.lastCall ?? []
      return (await items?.[0]?.getType('text/plain'))?.text()
    },
    /** URLs of the popups that were opened. */
    opened: () => windowOpen.mock.calls.map(([url]) => new URL(String(url))),
  }
}

function mountGift({ contentId = '1004', channel, site = 'ara', links = {}, opened = false, now, page }: Scene) {
  const onGiftCreated = vi.fn()
  const track = vi.fn()
  const open = vi.fn(async () => true)
  const showSnackbar = vi.fn()
  const app = channel ? installApp(channel) : vi.fn()
  const mounted = mountOnPage({
    island: giftIsland,
    options: { contentId, title: 'Eleven years of bills' },
    config: { site, links },
    page,
    overrides: {
      analytics: { track, setFacts: vi.fn() },
      open,
      snackbars: { show: (message) => showSnackbar(message) },
      ...(opened && { hasOpened: () => true }),
      ...(now && { now }),
    },
    watch: (host) => host.addEventListener('quiosc:gift-created', (event) => onGiftCreated(event.detail)),
  })
  return { ...mounted, app, onGiftCreated, track, open, showSnackbar }
}

export const focused = () => deepActiveElement()
