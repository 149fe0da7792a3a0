/** Far enough ahead that a widget is ready when the reader arrives, near enough that most are never loaded (architecture §4). */
const rootMargin = '600px'

/** A marker with `display: contents` has no box that could come near: the first of its children has, or what it stands in. */
export const boxOf = (host: HTMLElement): Element =>
  getComputedStyle(host).display === 'contents' ? (host.firstElementChild ?? host.parentElement ?? host) : host

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
