/** The first interactive element of a widget. */
const parts = 'button:not([disabled]),a[href],input:not([disabled]),textarea,select,summary,[tabindex="0"]'

/** Focused instead, and not pressed, in widgets whose first control must not be pressed automatically: it shares, buys or sends. */
const focusTarget = '[data-autofocus]'

/**
 * Replays the interaction with the fallback on the mounted widget: the focus moves to its first control, and a press presses it unless that
 * could make a choice for the reader (a button or a link, not a field).
 */
export function replay(event: Event, host: HTMLElement): void {
  const root = host.shadowRoot
  const focusable = root?.querySelector<HTMLElement>(focusTarget)
  const part = focusable ?? root?.querySelector<HTMLElement>(parts)
  part?.focus()
  if (!focusable && event.type === 'click' && part?.matches('button,a,summary')) part.click()
}
