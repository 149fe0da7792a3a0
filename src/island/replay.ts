import { firstPart } from './firstPart.ts'

/**
 * Replays the interaction with the fallback on the mounted widget: the focus moves to its first control, and a press presses it unless that
 * could make a choice for the reader (a button or a link, not a field).
 */
export function replay(event: Event, host: HTMLElement): void {
  const part = host.shadowRoot && firstPart(host.shadowRoot)
  part?.element.focus()
  if (event.type === 'click' && part?.pressable) part.element.click()
}
