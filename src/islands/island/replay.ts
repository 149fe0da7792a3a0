import type { FirstPress } from '../loader/onRendered.ts'
import { firstPart } from './firstPart.ts'
import { isShownChild } from './isShownChild.ts'

/**
 * The pressed element, where the widget still shows the fallback, or has taken over what a server has rendered: the same press is repeated on it, because it was taken
 * from it.
 */
function pressedPart({ target }: FirstPress, host: HTMLElement): HTMLElement | undefined {
  const part = target instanceof Element ? target.closest<HTMLElement>('a[href],button,summary') : null
  if (part?.getRootNode() === host.shadowRoot) return part
  return part && host.contains(part) && isShownChild(part, host) ? part : undefined
}

/**
 * Replays the interaction with the fallback on the mounted widget: the focus moves to its first control, and a press presses it unless that
 * could make a choice for the reader (a button or a link, not a field).
 */
export function replay(press: FirstPress, host: HTMLElement): void {
  const pressed = pressedPart(press, host)
  const part = pressed ? { element: pressed, pressable: true } : host.shadowRoot && firstPart(host.shadowRoot)
  part?.element.focus()
  if (press.type === 'click' && part?.pressable) part.element.click()
}
