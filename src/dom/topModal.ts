import { deepActiveElement } from './deepActiveElement.ts'

/** One step up in the tree as it is rendered: through slots, and out of shadow roots. */
const above = (node: Node): Node | null => {
  if (node instanceof ShadowRoot) return node.host
  return (node instanceof Element && node.assignedSlot) || node.parentNode
}

/** The modal dialog that has the focus in it, on the page or in a widget; everything outside a modal is inert. */
export function focusedModal(): Element | null {
  for (let node: Node | null = deepActiveElement(); node; node = above(node)) {
    if (node instanceof Element && node.matches('dialog:modal')) return node
  }
  return null
}

/** The modal dialogs that are open, the page's and the widgets'. Looks through the whole page. */
export function openModals(): readonly Element[] {
  const shadows = [...document.querySelectorAll('[data-widget]')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  // Panels stand in the order in which they came.
  return [document, ...shadows].flatMap((root) => [...root.querySelectorAll('dialog:modal')])
}

/** The modal dialog on top, with or without the focus: a press on the backdrop takes that away and leaves the dialog open. */
export const topModal = (): Element | null => focusedModal() ?? openModals().at(-1) ?? null
