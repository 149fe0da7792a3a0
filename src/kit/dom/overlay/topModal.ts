import { ownDocument } from '#lib/ownDocument.ts'
import { deepActiveElement } from '../deepActiveElement.ts'

/** The parent in the flat tree: through slots, and out of shadow roots. */
const above = (node: Node): Node | null => {
  if (node instanceof ShadowRoot) return node.host
  return (node instanceof Element && node.assignedSlot) || node.parentNode
}

/** The modal dialog that contains the focus, on the page or in a widget; everything outside a modal is inert. */
export function focusedModal(): Element | null {
  for (let node: Node | null = deepActiveElement(); node; node = above(node)) {
    if (node instanceof Element && node.matches('dialog:modal')) return node
  }
  return null
}

/** All open modal dialogs, of the page and of the widgets. Searches the whole page. */
export function openModals(): readonly Element[] {
  const shadows = [...ownDocument().querySelectorAll('[data-widget]')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  // Opened widgets are in the order in which they were opened.
  return [ownDocument(), ...shadows].flatMap((root) => [...root.querySelectorAll('dialog:modal')])
}

/** The topmost modal dialog, with or without the focus: a press on the backdrop can take the focus away from an open dialog. */
export const topModal = (): Element | null => focusedModal() ?? openModals().at(-1) ?? null
