/** The events of what a page has once, by name. */
type EventsOf<Target> = Target extends Window
  ? WindowEventMap
  : Target extends Document
    ? DocumentEventMap
    : Target extends HTMLElement
      ? HTMLElementEventMap
      : Target extends MediaQueryList
        ? MediaQueryListEventMap
        : Target extends VisualViewport
          ? VisualViewportEventMap
          : Record<string, Event>

/** An object that has events to listen to. */
export type Listenable = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/**
 * Listens to what the page's scripts listen to as well, until `signal` is aborted; then the listener is taken off by its own. A wrapper of `addEventListener` may have
 * one listener of the browser's for all of a kind (zone.js before 0.13): it hands on the first one's signal, which would end those of the page too, and knows
 * nothing of the signals of the others.
 */
export function listen<Target extends Listenable, Type extends keyof EventsOf<Target> & string>(
  target: Target,
  type: Type,
  act: (event: EventsOf<Target>[Type]) => void,
  { signal, ...options }: AddEventListenerOptions & { signal: AbortSignal },
): void {
  if (signal.aborted) return
  // The browser calls it with the events of this type alone.
  const listener = act as EventListener
  target.addEventListener(type, listener, options)
  signal.addEventListener('abort', () => target.removeEventListener(type, listener, options), { once: true })
}
