/** The elements that a reader can go on from. */
const READABLE = 'h1, h2, h3, h4, p, li, a[href], button, input, select, textarea, [tabindex], [data-widget]'

/** Puts the focus on an element that may take none, as long as it has it. */
function focusOnce(element: HTMLElement | undefined): void {
  if (!element) return
  element.focus({ preventScroll: true })
  if (element.matches(':focus')) return
  element.setAttribute('tabindex', '-1')
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  element.focus({ preventScroll: true })
}

/** The next visible element after a widget on its page. */
const afterHost = (host: Element) =>
  [...host.ownerDocument.querySelectorAll<HTMLElement>(READABLE)].find(
    (element) =>
      host.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !host.contains(element) &&
      element.getClientRects().length > 0,
  )

/**
 * Moves the focus out of an element that is about to leave: to the nearest heading or row before it that can hold the focus, else to the widget itself, so that the next Tab
 * continues from there and not from the top of the page. Of a widget that leaves nothing behind, to what follows it on the page.
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
  const isAlone = island?.textContent === leaving.textContent
  focusOnce(before.at(-1) ?? (isAlone ? afterHost(root.host) : undefined) ?? island ?? undefined)
}
