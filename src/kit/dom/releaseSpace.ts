import { listen } from '#lib/listen.ts'
import { supports } from './supports.ts'

/** The value of `data-widget-space`: there is none for a height that is still reserved. */
export type MarkerSpace = 'free'

/** The end of its widget. */
const endOfWidget = (host: HTMLElement) =>
  (host.shadowRoot?.querySelector('.island') ?? host).getBoundingClientRect().bottom

/** Whether the marker can shrink to what it shows without moving anything in the window. */
function isOutside(host: HTMLElement, end: number): boolean {
  // The content after the marker moves to this end. A change above the window moves nothing in browsers with scroll anchoring.
  return end >= window.innerHeight || (host.getBoundingClientRect().bottom <= 0 && supports('overflow-anchor', 'auto'))
}

/**
 * Sets `data-widget-space="free"` on a marker: its CSS then releases the height that it reserved. What is being read must not move by itself, so this
 * waits until neither the widget's end nor what follows it is in the window. Once released, the height is not reserved again, because that would move
 * the page too.
 *
 * @param pressed The reader has just pressed something to make the widget smaller, and expects the page to follow.
 * @param endOf The element that its content ends with: its widget, unless it has none.
 * @returns Stops waiting.
 */
export function releaseSpace(host: HTMLElement, pressed: boolean, endOf = endOfWidget): () => void {
  const lifetime = new AbortController()
  const { signal } = lifetime
  const release = () => {
    host.dataset.widgetSpace = 'free'
    lifetime.abort()
  }
  const check = () => {
    if (isOutside(host, endOf(host))) release()
  }
  if (pressed) release()
  else {
    // After the frame's own layout, the first time: measuring now would lay out the page once more.
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      check()
    })
    observer.observe(host)
    signal.addEventListener('abort', () => observer.disconnect())
    // Captured, because it may be an element of the page that scrolls.
    listen(window, 'scroll', check, { capture: true, passive: true, signal })
    listen(window, 'resize', check, { signal })
  }
  return () => lifetime.abort()
}
