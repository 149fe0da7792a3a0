/**
 * The first act on a marker's fallback: a press, by pointer or key, or the focus. A press waits for the widget, so it must not follow the
 * fallback's link. Once the marker waits no more, for whatever reason, its events are its widget's.
 */
export function onInteraction(host: HTMLElement, due: (event: Event) => void, signal: AbortSignal): void {
  let waiting = true
  const hear = (event: Event) => {
    const press = event.type === 'click'
    // A pointer gives a link the focus before its press is over: that press would follow the link.
    const meant = press || (event.target instanceof Element && event.target.matches(':focus-visible'))
    // With one of these keys the link is opened elsewhere, and this page stays as it is.
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
    if (!waiting || !meant || ctrlKey || metaKey || shiftKey) return
    waiting = false
    if (press) event.preventDefault()
    due(event)
  }
  for (const type of ['click', 'focusin']) host.addEventListener(type, hear, { signal })
}
