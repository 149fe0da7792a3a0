import { waitFor, within } from '@testing-library/dom'
import { expect, onTestFinished } from 'vitest'
import type { Island } from '#islands/island/defineIsland.ts'
import { mountIsland } from '#islands/island/mountIsland.tsx'
import { createPage } from '#islands/runtime/createPage.ts'
import type { Page } from '#islands/runtime/page.types.ts'
import type { PageConfig } from '#islands/runtime/pageConfig.types.ts'
import { readConfig } from '#lib/site/config/readConfig.ts'
import { watchTexts } from '#stage/watchTexts.ts'
import { readTexts } from './readTexts.ts'
import { runAxe } from './runAxe.ts'

export interface MountOnPageOptions {
  island: Island
  /** The marker's attributes, camelCase without `data-`. */
  options: Record<string, string>
  /** True while the files of parts cannot be loaded. */
  offline?: () => boolean
  config?: Partial<PageConfig>
  /** A page that already has another marker. */
  page?: Page | undefined
  /** Overrides of the page, for this marker. */
  overrides?: Partial<Page>
  /** Called with the marker before the widget is mounted; `signal` is aborted on unmount. */
  watch?(host: HTMLElement, signal: AbortSignal): void
}

/**
 * Mounts a marker on a page with the real runtime, in English unless `config` has another language, until the test ends. It has the texts that
 * `widgets/texts.ts` lists for its widget. A crash fails the test, and so does a text that is not among them.
 */
export function mountOnPage({
  island,
  options,
  offline = () => false,
  config,
  page: given,
  overrides,
  watch,
}: MountOnPageOptions) {
  const host = document.createElement('div')
  Object.assign(host.dataset, options)
  document.body.append(host)
  const lifetime = new AbortController()
  watch?.(host, lifetime.signal)
  // The island listens to the page from this event on, and not yet in the frame that shows it.
  let isReady = false
  host.addEventListener('quiosc:ready', () => {
    isReady = true
  })
  // As the page's configuration block would say it.
  const { config: inBlock, trusted } = readConfig(JSON.stringify({ ...config }), '')
  const page =
    given ??
    createPage({
      config: { ...inBlock, trusted, lang: 'en', env: 'PRE', ...config },
      prefetch: { prefetch: () => undefined, consume: () => undefined },
      describe: (message) => message,
      signal: lifetime.signal,
    })
  const lang = config?.lang ?? 'en'
  const own = { ...page, ...overrides }
  const texts = watchTexts(own)
  const mounted = mountIsland(island, host, {
    page: own,
    lang,
    dictionary: readTexts(island.name, lang),
    async loadTexts(part) {
      if (offline()) throw new TypeError('Failed to fetch')
      return { messages: readTexts(`${island.name}.${part}`, lang) }
    },
    start: 0,
    onCrash(error) {
      throw error
    },
  })
  const close = () => {
    if (mounted.ok) mounted.value.unmount()
    lifetime.abort()
    host.remove()
  }
  onTestFinished(() => {
    close()
    expect(texts.missing()).toEqual([])
  })
  if (!mounted.ok) throw new Error(mounted.failure.map(({ problem }) => problem).join())

  return {
    host,
    page,
    close,
    /** Unmounts the widget and keeps the page. */
    unmount: mounted.value.unmount,
    /** Testing Library's queries inside the shadow root, once the widget is mounted. */
    async ready() {
      await waitFor(() => expect(isReady).toBe(true))
      const shown = host.shadowRoot?.querySelector<HTMLElement>('.island')
      if (!shown) throw new Error('The island is not there.')
      return within(shown)
    },
    async expectAccessible() {
      const { violations } = await runAxe(host)
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    },
  }
}
