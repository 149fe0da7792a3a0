/** Far enough ahead that a widget is ready when the reader arrives, near enough that most are never loaded (architecture §4). */
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

/** A marker without height counts too: it intersects as soon as its edge does. */
export function whenVisible(host: HTMLElement, due: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      due()
    },
    { rootMargin },
  )
  observer.observe(boxOf(host))
}
