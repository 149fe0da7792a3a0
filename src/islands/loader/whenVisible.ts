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
  const end = () => {
    clearInterval(timer)
    observer.disconnect()
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      end()
      due()
    },
    { rootMargin },
  )
  const look = () => {
    const now = boxOf(host)
    if (now === box) return
    box = now
    observer.disconnect()
    observer.observe(now)
  }
  look()
  // Another child, another style, a wider window: nothing tells of all that gives or takes a box.
  const timer = setInterval(look, PERIOD)
  signal.addEventListener('abort', end)
}
