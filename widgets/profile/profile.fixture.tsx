import { within } from '@testing-library/dom'
import { onTestFinished, vi } from 'vitest'
import type { Page } from '#islands/runtime/page.types.ts'
import type { PageConfig } from '#islands/runtime/pageConfig.types.ts'
import type { Language } from '#lib/site/config/config.ts'
import { mountOnPage } from '#testing/mountOnPage.ts'
import { profileIsland } from './profile.island.tsx'

export interface OpenProfileOptions {
  /** The page's hash; `#profile` by default, empty for a page without the aside. */
  hash?: string
  channel?: 'android' | 'ios'
  /** English by default. */
  lang?: Language
  /** True while the panels' files cannot be loaded. */
  offline?: () => boolean
  /** The fields of the page that differ from a real one. */
  overrides?: Partial<Page>
  config?: Partial<PageConfig>
  /** The template's content of the marker, as HTML. */
  fallback?: string
}

/**
 * Opens the aside on a page, over the newspaper's backend (`startBackend`), for its current persona.
 *
 * @returns `assign` records redirects; `dialog()` waits for the aside.
 */
export function openProfile({
  hash = '#profile',
  channel,
  lang = 'en',
  offline,
  overrides,
  config,
  fallback = '',
}: OpenProfileOptions = {}) {
  history.replaceState(null, '', hash || location.pathname)
  if (channel) {
    document.body.classList.add(`app-${channel}`)
    onTestFinished(() => document.body.classList.remove(`app-${channel}`))
  }
  const assign = vi.fn()
  const mounted = mountOnPage({
    island: profileIsland,
    options: {},
    config: { lang, ...config },
    ...(offline && { offline }),
    watch: (host) => host.insertAdjacentHTML('afterbegin', fallback),
    overrides: { location: { href: () => location.href, assign, reload: vi.fn() }, ...overrides },
  })
  return {
    ...mounted,
    assign,
    /** Testing Library's queries inside the open aside. */
    async dialog() {
      const shown = await mounted.ready()
      return within(await shown.findByRole('dialog'))
    },
  }
}
