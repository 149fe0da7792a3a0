/** The part of a widget that a reader meets first. */
const parts = 'button:not([disabled]),a[href],input:not([disabled]),textarea,select,summary,[tabindex="0"]'

/** Where the focus goes in a widget whose first part is nothing to press unasked: what shares, buys or sends. */
const landing = '[data-autofocus]'

/**
 * Gives a mounted widget what the reader did while it was still a fallback: focus goes to its first part, and a press presses it where that
 * cannot choose anything in the reader's name (a button or a link, not a field).
 */
export function replay(event: Event, host: HTMLElement): void {
  const root = host.shadowRoot
  const calm = root?.querySelector<HTMLElement>(landing)
  const part = calm ?? root?.querySelector<HTMLElement>(parts)
  part?.focus()
  if (!calm && event.type === 'click' && part?.matches('button,a,summary')) part.click()
}
