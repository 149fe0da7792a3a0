import { vi } from 'vitest'
import type { Page } from '#islands/runtime/page.types.ts'
import type { PageConfig } from '#islands/runtime/pageConfig.types.ts'
import type { Situation } from '#mocks/backend/createSwitchboard.ts'
import { installApp } from '#testing/installApp.ts'
import { mountOnPage } from '#testing/mountOnPage.ts'
import { startBackend } from '#testing/startBackend.ts'
import { pageShellIsland } from './page-shell.island.tsx'

export interface ShellScene extends Situation {
  /** The page's address. */
  path?: string
  /** The page runs in the app. */
  app?: 'android' | 'ios'
  /** The marker's block. */
  modals?: readonly object[]
  /** A page that has a shell already. */
  page?: Page
  clock?: () => Date
  /** The backend stays as it is: what the reader has done before the page was opened counts. */
  keep?: boolean
  config?: Partial<PageConfig>
}

/** The newspaper's backend behind the page shell, for the tests of a file. */
export function startShells() {
  const backend = startBackend()

  return {
    backend,
    /** A page with a shell; its service worker is left out, because the mocks have one of their own. */
    open({ path = '/', app, modals, page, clock, keep = false, config, ...situation }: ShellScene = {}) {
      if (!keep) backend().set(situation)
      if (app) installApp(app)
      const href = new URL(path, window.location.href).href
      const showSnackbar = vi.fn()
      const shell = mountOnPage({
        island: pageShellIsland,
        // The selector of the page's dialogs.
        options: { widget: 'page-shell' },
        page,
        ...(config && { config }),
        overrides: {
          location: { href: () => href, assign: vi.fn(), reload: vi.fn() },
          ...(clock && { now: clock }),
        },
        watch(host) {
          if (!modals) return
          const block = document.createElement('script')
          block.type = 'application/json'
          block.textContent = JSON.stringify({ modals })
          host.append(block)
        },
      })
      vi.spyOn(shell.page.snackbars, 'show').mockImplementation((message) => showSnackbar(message))
      return { ...shell, showSnackbar }
    },
  }
}
