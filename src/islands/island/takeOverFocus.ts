import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { LIGHT_PART } from '../loader/lightPart.ts'
import { firstPart } from './firstPart.ts'
import { isShownChild } from './isShownChild.ts'

/** Whether the focus is in the fallback, or on the button that tries again below it. */
export function fallbackHasFocus(host: HTMLElement, container: HTMLElement): boolean {
  const active = deepActiveElement()
  if (!active || active === host || container.contains(active) || active.closest(`[${LIGHT_PART}]`)) return false
  return host.contains(active) || active.getRootNode() === host.shadowRoot
}

/**
 * Focuses the widget's first part, because a focus that leaves with the fallback starts again at the top of the page. Where there is none yet (the widget is loading, or
 * its form follows in the light DOM), its container keeps the place until the focus moves on.
 */
export function takeOverFocus(container: HTMLElement): void {
  const root = container.getRootNode()
  const active = deepActiveElement()
  // A fallback that the widget goes on showing keeps it.
  if (root instanceof ShadowRoot && root.host instanceof HTMLElement && active && isShownChild(active, root.host))
    return
  const part = root instanceof ShadowRoot ? firstPart(root)?.element : undefined
  if (part) {
    part.focus({ preventScroll: true })
    return
  }
  container.tabIndex = -1
  container.focus({ preventScroll: true })
  container.addEventListener('blur', () => container.removeAttribute('tabindex'), { once: true })
}
