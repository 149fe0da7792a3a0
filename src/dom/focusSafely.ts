/** Moves the focus where that is still possible: an element that has gone, or cannot take it, is left alone. Tells whether it went. */
export function focusSafely(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false
  element.focus()
  // A shadow root's active element is asked for at its own root, because document sees only the host.
  const root = element.getRootNode()
  return (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === element
}
