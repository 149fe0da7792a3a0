/** The values of `data-widget-state` (contract §2). */
export type MarkerState = 'waiting' | 'loading' | 'ready' | 'error'

export function setState(host: HTMLElement, state: MarkerState): void {
  host.dataset.widgetState = state
}

/** Dispatches `quiosc:<name>` on the marker: bubbling and composed (contract §3). */
export function emit(host: HTMLElement, name: string, detail: unknown): void {
  host.dispatchEvent(new CustomEvent(`quiosc:${name}`, { detail, bubbles: true, composed: true }))
}
