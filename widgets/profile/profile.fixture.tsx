/// <reference types="vite/types/importMeta.d.ts" />
import { within } from '@testing-library/dom'
import { onTestFinished, vi } from 'vitest'
import type { Page } from '#islands/runtime/page.types.ts'
import type { PageConfig } from '#islands/runtime/pageConfig.types.ts'
import problemsDe from '#kit/validation/locales/de.json' with { type: 'json' }
import problemsEn from '#kit/validation/locales/en.json' with { type: 'json' }
import { mountOnPage } from '#testing/mountOnPage.ts'
import de from './locales/de.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import { profileIsland } from './profile.island.tsx'

const textsOfParts = import.meta.glob<Record<string, string>>('./*/locales/{en,de}.json', {
  eager: true,
  import: 'default',
})

/** The texts of the panels, by their folders. */
const partsIn = (lang: string, problems: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(textsOfParts)
      .filter(([path]) => path.endsWith(`/${lang}.json`))
      .map(([path, own]) => [path.split('/')[1] ?? '', { ...problems, ...own }]),
  )

const texts = {
  en: { texts: en, parts: partsIn('en', problemsEn) },
  de: { texts: de, parts: partsIn('de', problemsDe) },
}

export interface OpenProfileOptions {
  /** The page's hash; `#profile` by default, empty for a page without the aside. */
  hash?: string
  channel?: 'android' | 'ios'
  /** English by default. */
  lang?: keyof typeof texts
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
    ...texts[lang],
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
