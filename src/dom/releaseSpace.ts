import { ownDocument } from '../lib/ownDocument.ts'

/** Where what the marker shows ends: its widget, or without one its fallback and what the library has put below it. */
function endOf(host: HTMLElement): number {
  const { shadowRoot } = host
  const widget = shadowRoot?.querySelector('.island')
  if (widget) return widget.getBoundingClientRect().bottom
  const fallback = ownDocument().createRange()
  fallback.selectNodeContents(host)
  const shown = [fallback, ...(shadowRoot?.children ?? [])].map((one) => one.getBoundingClientRect().bottom)
  return Math.max(host.getBoundingClientRect().top, ...shown)
}

/** Whether the marker can shrink to its widget without moving anything in the window. */
function isOutside(host: HTMLElement): boolean {
  // What follows the widget moves to its end. What is above the window moves nothing in browsers with scroll anchoring.
  return (
    endOf(host) >= window.innerHeight ||
    (host.getBoundingClientRect().bottom <= 0 && CSS.supports('overflow-anchor', 'auto'))
  )
}

/**
 * Sets `data-widget-space="free"` on a marker: its CSS then releases the height that it reserved. What is being read must not move by itself, so this
 * waits until neither the widget's end nor what follows it is in the window. Once released, the height is not reserved again, because that would move
 * the page too.
 *
 * @param pressed The reader has just pressed something to make the widget smaller, and expects the page to follow.
 * @returns Stops waiting.
 */
export function releaseSpace(host: HTMLElement, pressed: boolean): () => void {
  const lifetime = new AbortController()
  const { signal } = lifetime
  const release = () => {
    host.dataset.widgetSpace = 'free'
    lifetime.abort()
  }
  const check = () => {
    if (isOutside(host)) release()
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
    window.addEventListener('scroll', check, { capture: true, passive: true, signal })
    window.addEventListener('resize', check, { signal })
  }
  return () => lifetime.abort()
}
