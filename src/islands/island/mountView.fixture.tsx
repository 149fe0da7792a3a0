import type { ReactNode } from 'react'
import * as v from 'valibot'
import { onTestFinished, vi } from 'vitest'
import type { Page } from '../runtime/page.types.ts'
import { defineIsland } from './defineIsland.ts'
import type { IslandContext } from './islandContext.types.ts'
import { mountIsland } from './mountIsland.tsx'

/** Mounts a view on a marker of the test's page, which `fill` has filled, until the test ends. */
export function mountView(
  compose: (context: IslandContext) => ReactNode,
  onCrash = vi.fn(),
  fill: (host: HTMLElement) => void = (host) => host.append('Fallback'),
) {
  const host = document.createElement('div')
  fill(host)
  document.body.append(host)
  const island = defineIsland({
    name: 'test',
    css: [],
    options: v.object({}),
    compose: (_, context) => compose(context),
  })
  const showSnackbar = vi.fn()
  const page = {
    report: vi.fn(),
    snackbars: { show: showSnackbar },
    hasOpened: () => false,
  } as unknown as Page
  const mounted = mountIsland(island, host, {
    page,
    lang: 'ca',
    dictionary: { texts: {} },
    loadTexts: async (part) => ({ messages: { texts: { [`${part}.title`]: [{ type: 0, value: part }] } } }),
    onCrash,
    start: 0,
  })
  if (!mounted.ok) throw new Error('The island was not mounted.')
  onTestFinished(() => mounted.value.unmount())
  return {
    host,
    showSnackbar,
    mounted: mounted.value,
    text: () => host.shadowRoot?.querySelector('.island')?.textContent,
  }
}
