/** The part of a widget that a reader meets first. */
const parts = 'button:not([disabled]),a[href],input:not([disabled]),textarea,select,summary,[tabindex="0"]'

/**
 * Gives a mounted widget what the reader did while it was still a fallback: focus goes to its first part, and a press presses it where that
 * cannot choose anything in the reader's name (a button or a link, not a field).
 */
export function replay(event: Event, host: HTMLElement): void {
  const part = host.shadowRoot?.querySelector<HTMLElement>(parts)
  part?.focus()
  if (event.type === 'click' && part?.matches('button,a,summary')) part.click()
}
