import { deepActiveElement } from './deepActiveElement.ts'

/** One step up in the tree as it is rendered: through slots, and out of shadow roots. */
const above = (node: Node): Node | null => {
  if (node instanceof ShadowRoot) return node.host
  return (node instanceof Element && node.assignedSlot) || node.parentNode
}

/** The modal dialog that the reader is in, on the page or in a widget; undefined when there is none. Everything outside it is inert. */
export function topModal(): Element | undefined {
  for (let node: Node | null = deepActiveElement(); node; node = above(node)) {
    if (node instanceof Element && node.matches('dialog:modal')) return node
  }
  // A press on the backdrop takes the focus away and leaves the dialog open; panels stand in the order in which they came.
  const shadows = [...document.querySelectorAll('[data-widget]')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  return [document, ...shadows].flatMap((root) => [...root.querySelectorAll('dialog:modal')]).pop()
}
