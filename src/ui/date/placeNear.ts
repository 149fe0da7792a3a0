/** CSS pixels between what opens, what it belongs to and the window's edges. */
const GAP = 8

/** Puts a fixed element under another, above it where there is more room, and always inside the window. */
export function placeNear(element: HTMLElement, anchor: Element | null): void {
  const { innerHeight, innerWidth } = window
  const { offsetHeight, offsetWidth } = element
  const { left, top, bottom } = (anchor?.parentElement ?? element).getBoundingClientRect()
  const below = bottom + GAP
  const above = top - GAP - offsetHeight
  const y = below + offsetHeight <= innerHeight - GAP || above < GAP ? below : above
  element.style.left = `${Math.max(GAP, Math.min(left, innerWidth - offsetWidth - GAP))}px`
  element.style.top = `${Math.max(GAP, Math.min(y, innerHeight - offsetHeight - GAP))}px`
}
