import { ownDocument } from '#lib/ownDocument.ts'

/** The focused element, also inside shadow roots, where `document.activeElement` stops at the host. */
export function deepActiveElement(root: Document | ShadowRoot = ownDocument()): Element | null {
  const active = root.activeElement
  return active?.shadowRoot?.activeElement ? deepActiveElement(active.shadowRoot) : active
}
