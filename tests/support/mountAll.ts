import type { Page } from 'playwright'
import { CONDITION_MS } from '#testing/limits.ts'
import { registry } from '#widgets/registry.ts'

const pressed = Object.keys(registry).filter((name) => registry[name]?.load === 'interaction')

/**
 * Scrolls to each visible marker that may load, so that it mounts, and waits until it is ready. Mounts press-to-load widgets by script, because a click would
 * also trigger their fallback's own action.
 *
 * @throws With the markers that are not ready in time.
 */
export const mountAll = (page: Page): Promise<void> =>
  page.evaluate(scrollToMarkers, { toMount: pressed, toLeave: [], patience: CONDITION_MS })

/** The same, but press-to-load widgets keep their fallbacks. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(scrollToMarkers, { toMount: [], toLeave: pressed, patience: CONDITION_MS })

interface Scrolling {
  /** The names of widgets that are mounted by script. */
  toMount: readonly string[]
  /** Those for which nobody waits. */
  toLeave: readonly string[]
  patience: number
}

/** In the page. */
async function scrollToMarkers({ toMount, toLeave, patience }: Scrolling): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const nameOf = ({ dataset }: HTMLElement) => dataset.widget ?? ''
  const hosts = document.querySelectorAll<HTMLElement>('[data-widget]:not([data-load=none])')
  // Also for a browser without checkVisibility().
  const visible = [...hosts].filter((host) => host.getClientRects().length > 0)
  for (const host of visible) {
    host.scrollIntoView({ block: 'center', behavior: 'instant' })
    if (toMount.includes(nameOf(host))) window.quiosc?.mount(host)
    // A marker that was scrolled to is seen in the frame after the next one.
    await frame()
    await frame()
  }
  const isMissing = (host: HTMLElement) =>
    host.isConnected && host.dataset.widgetState !== 'ready' && !toLeave.includes(nameOf(host))
  const end = performance.now() + patience
  while (visible.some(isMissing)) {
    if (performance.now() > end) {
      const missing = visible.filter(isMissing).map((host) => `${nameOf(host)} (${host.dataset.widgetState})`)
      throw new Error(`Not ready: ${missing.join(', ')}`)
    }
    await frame()
  }
}
