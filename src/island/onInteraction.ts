/**
 * The first act on a marker's fallback: a press, by pointer or key, or the focus. A press waits for the widget, so it must not follow the
 * fallback's link.
 */
export function onInteraction(host: HTMLElement, due: (event: Event) => void, signal: AbortSignal): void {
  const press = (event: Event) => {
    event.preventDefault()
    due(event)
  }
  // A pointer gives a link the focus before its press is over: that press would follow the link.
  const focus = (event: Event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) due(event)
  }
  host.addEventListener('click', press, { signal })
  host.addEventListener('focusin', focus, { signal })
}
