/** Far enough ahead that a widget is there when the reader arrives, near enough that most are never loaded (architecture §4). */
const rootMargin = '600px'

/** A marker without height counts too: it intersects as soon as its edge does. */
export function whenVisible(host: HTMLElement, due: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && due(), {
    rootMargin,
  })
  observer.observe(host)
  signal.addEventListener('abort', () => observer.disconnect())
}
