/** Focuses an element if it is still in the document and focusable. @returns Whether it has the focus. */
export function focusSafely(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false
  element.focus()
  // `document.activeElement` is only the host for an element in a shadow root.
  const root = element.getRootNode()
  return 'activeElement' in root && root.activeElement === element
}
