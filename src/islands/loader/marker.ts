/** The values of `data-widget-state` (contract §2). */
export type MarkerState = 'waiting' | 'loading' | 'ready' | 'error' | 'rendered'

/** A marker that a server has rendered stays so until its widget is ready: a copy of one, without its shadow root, is none. */
export function setState(host: HTMLElement, state: MarkerState): void {
  if (host.shadowRoot && host.dataset.widgetState === 'rendered' && /ing$/.test(state)) return
  host.dataset.widgetState = state
}
