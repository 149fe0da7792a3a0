import { findTargets } from './findTargets.ts'
import type { PageTools } from './PageTools.ts'
import { reach } from './reach.ts'
import { readMarkers } from './readMarkers.ts'
import { recordErrors } from './recordErrors.ts'
import { isShown, rootsIn } from './roots.ts'
import { showNextMarker } from './showNextMarker.ts'

declare global {
  interface Window {
    browsersTools: PageTools
  }
}

const errors = recordErrors()

/** Innermost elements first would be costly to ask for: a text shows where any element that has it shows. */
const showsIn = (root: Document | ShadowRoot, text: string) =>
  [...root.querySelectorAll('*')].some(
    (element) =>
      !['SCRIPT', 'STYLE', 'HEAD', 'BODY', 'MAIN', 'HTML'].includes(element.nodeName) &&
      element.textContent?.replace(/\s+/g, ' ').includes(text) &&
      isShown(element),
  )

/** In all roots. Lazy ones are fetched too: how far from the window a browser fetches one, and so which have a size, is its own. */
function pictures(): HTMLImageElement[] {
  const all = rootsIn(document).flatMap((root) => [...root.querySelectorAll('img')])
  for (const picture of all) if (picture.loading === 'lazy') picture.loading = 'eager'
  return all
}

const focused = (root: Document | ShadowRoot): Element | null => {
  const { activeElement } = root
  return activeElement?.shadowRoot?.activeElement ? focused(activeElement.shadowRoot) : activeElement
}

/** Part of every page of this room: `tests/browsers/serveNewspaper.ts` puts it before all other scripts. */
window.browsersTools = {
  errors: () => errors,
  isLoaded: () =>
    document.readyState === 'complete' &&
    document.fonts.status === 'loaded' &&
    pictures().every((picture) => picture.complete),
  showNextMarker,
  showMarker: (place) =>
    document.querySelectorAll('[data-widget]')[place]?.scrollIntoView({ block: 'center', behavior: 'instant' }),
  markers: readMarkers,
  scrollsSideways: () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  count: (target) => findTargets(target).length,
  reach,
  shows: (text) => rootsIn(document).some((root) => showsIn(root, text)),
  valueOf(target) {
    const [field] = findTargets(target)
    return field && 'value' in field ? String(field.value) : undefined
  },
  hasFocus: (target) => findTargets(target).some((element) => element === focused(document)),
}
