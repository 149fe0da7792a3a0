/** The focused element, also inside shadow roots, where `document.activeElement` stops at the host. */
export function deepActiveElement(root: Document | ShadowRoot = document): Element | null {
  const active = root.activeElement
  return active?.shadowRoot?.activeElement ? deepActiveElement(active.shadowRoot) : active
}
