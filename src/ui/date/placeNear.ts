/** CSS pixels between what opens, what it belongs to and the window's edges. */
const GAP = 8

/** Puts a fixed element under another, above it where there is more room, beside it where neither is enough, and always inside the window. */
export function placeNear(element: HTMLElement, anchor: Element | null): void {
  const { innerHeight, innerWidth } = window
  const { offsetHeight, offsetWidth } = element
  const { left, right, top, bottom } = (anchor?.parentElement ?? element).getBoundingClientRect()
  const below = bottom + GAP
  const above = top - GAP - offsetHeight
  const fitsBelow = below + offsetHeight <= innerHeight - GAP
  const beside = !fitsBelow && above < GAP && right + GAP + offsetWidth <= innerWidth - GAP
  const x = beside ? right + GAP : left
  const y = fitsBelow || above < GAP ? below : above
  element.style.left = `${Math.max(GAP, Math.min(x, innerWidth - offsetWidth - GAP))}px`
  element.style.top = `${Math.max(GAP, Math.min(y, innerHeight - offsetHeight - GAP))}px`
}
