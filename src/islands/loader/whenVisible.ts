/** Far enough ahead that a widget is ready when the reader arrives, near enough that most are never loaded. */
const rootMargin = '600px'

/**
 * A marker with `display: contents` has no box that could come near: the first thing in it that has one counts, which its JSON block has not, or else what it
 * stands in.
 */
export function boxOf(host: Element): Element {
  if (getComputedStyle(host).display !== 'contents') return host
  const within = [...host.querySelectorAll('*')].find((each) => each.getClientRects()[0])
  return within ?? (host.parentElement ? boxOf(host.parentElement) : host)
}

/** How often a marker is asked for its box, in milliseconds. */
const PERIOD = 1000

/** A marker without height counts too: it intersects as soon as its edge does. */
export function whenVisible(host: HTMLElement, due: () => void, signal: AbortSignal): void {
  let box: Element | undefined
  let reports = false
  const end = () => {
    clearInterval(timer)
    observer.disconnect()
  }
  const come = () => {
    end()
    due()
  }
  const observer = new IntersectionObserver(
    (entries) => {
      reports = true
      if (entries.some((entry) => entry.isIntersecting)) come()
    },
    { rootMargin },
  )
  /** An observer reports in the frame after it was given something. One that a page has put in its place may never do so: then the marker is loaded. */
  const comeUnlessReported = () => requestAnimationFrame(() => requestAnimationFrame(() => reports || come()))
  const look = () => {
    const now = boxOf(host)
    if (now === box) return reports || comeUnlessReported()
    box = now
    observer.disconnect()
    observer.observe(now)
  }
  look()
  // Another child, another style, a wider window: nothing tells of all that gives or takes a box.
  const timer = setInterval(look, PERIOD)
  signal.addEventListener('abort', end)
}
