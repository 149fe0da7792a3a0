import { listen } from '#lib/listen.ts'

/** Whether a link is pressed with a key by which the browser opens it in another tab or window. */
export const opensElsewhere = (event: Event): boolean => {
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
  return ctrlKey || metaKey || shiftKey
}

/**
 * Calls back on the first interaction with a marker's fallback: a press, by pointer or key, or the focus. A press is replayed on the widget, so it must not follow the
 * fallback's link. Once the marker is no longer waiting, its events are left to the widget.
 */
export function onInteraction(host: HTMLElement, due: (event: Event) => void, signal: AbortSignal): void {
  let waiting = true
  const onEvent = (event: Event) => {
    const press = event.type === 'click'
    // A pointer focuses a link before the click: mounting on that focus would let the click follow the link.
    // Only elements take the focus.
    const isDeliberate = press || (event.target as Element).matches(':focus-visible')
    if (!waiting || !isDeliberate || opensElsewhere(event)) return
    waiting = false
    if (press) event.preventDefault()
    due(event)
  }
  for (const type of ['click', 'focusin'] as const) listen(host, type, onEvent, { signal })
}
