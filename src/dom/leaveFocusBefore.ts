/**
 * Moves the focus out of an element that is about to leave: to the nearest heading or row before it that can hold the focus, else to the widget itself, so that the next Tab
 * continues from there and not from the top of the page.
 */
export function leaveFocusBefore(leaving: Element | null): void {
  const root = leaving?.getRootNode()
  if (!leaving || !(root instanceof ShadowRoot) || !leaving.contains(root.activeElement)) return
  const places = [...root.querySelectorAll<HTMLElement>('[tabindex="-1"]')]
  const before = places.filter(
    (place) =>
      leaving.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_PRECEDING && place.getClientRects().length > 0,
  )
  const island = leaving.closest<HTMLElement>('.island')
  const place = before.at(-1) ?? island
  if (place === island) {
    island?.setAttribute('tabindex', '-1')
    island?.addEventListener('blur', () => island.removeAttribute('tabindex'), { once: true })
  }
  place?.focus({ preventScroll: true })
}
