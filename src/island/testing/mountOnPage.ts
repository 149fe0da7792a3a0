import { waitFor, within } from '@testing-library/dom'
import { expect, onTestFinished } from 'vitest'
import { createPage } from '../createPage.ts'
import type { Island } from '../defineIsland.ts'
import { mountIsland } from '../mountIsland.tsx'
import type { Page } from '../page.ts'
import type { PageConfig } from '../pageConfig.ts'
import { readPageConfig } from '../readPageConfig.ts'
import { compileTexts } from './createTestIntl.ts'
import { runAxe } from './runAxe.ts'

export interface MountOnPageOptions {
  island: Island
  /** The marker's attributes, camelCase without `data-`. */
  options: Record<string, string>
  /** The widget's English texts. */
  texts: Record<string, string>
  config?: Partial<PageConfig>
  /** The page that has another marker already. */
  page?: Page | undefined
  /** What takes the place of the page's own, for this marker. */
  instead?: Partial<Page>
  /** Called with the marker before the widget is mounted; `signal` ends with it. */
  watch?(host: HTMLElement, signal: AbortSignal): void
}

/** A marker on a page of the real runtime, in English, until the test ends; a crash fails the test. */
export function mountOnPage({ island, options, texts, config, page: given, instead, watch }: MountOnPageOptions) {
  const host = document.createElement('div')
  Object.assign(host.dataset, options)
  document.body.append(host)
  const life = new AbortController()
  watch?.(host, life.signal)
  const page =
    given ??
    createPage({
      config: { ...readPageConfig(), lang: 'en', env: 'PRE', ...config },
      firstData: { ask: () => undefined, take: () => undefined },
      describe: (message) => message,
      signal: life.signal,
    })
  const mounted = mountIsland(island, host, {
    page: { ...page, ...instead },
    lang: 'en',
    dictionary: compileTexts(texts),
    start: 0,
    onCrash(error) {
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
    close,
    /** Takes the widget away and leaves the page to others. */
    unmount: mounted.value.unmount,
    /** Queries inside the shadow root, once the widget stands there. */
    async ready() {
      await waitFor(() => expect(host.dataset.widgetState).toBe('ready'))
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
