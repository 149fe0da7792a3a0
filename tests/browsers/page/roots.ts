type Root = Document | ShadowRoot

/** The document and all open shadow roots in it, in their order. */
export function rootsIn(root: Root): Root[] {
  const hosts = [...root.querySelectorAll('*')]
  return [root, ...hosts.flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : []))]
}

/** The element above, out of shadow roots too. */
function parentOf(element: Element): Element | undefined {
  const { parentNode } = element.assignedSlot ?? element
  if (parentNode instanceof ShadowRoot) return parentNode.host
  return parentNode instanceof Element ? parentNode : undefined
}

/** Whether an element is in another one or its shadow, or is that one. */
export function isInside(element: Element, outer: Element): boolean {
  for (let at: Element | undefined = element; at; at = parentOf(at)) if (at === outer) return true
  return false
}

/** Whether a reader may see it: it takes room and nothing hides it. An element without a box of its own is seen by its children. */
export function isShown(element: Element): boolean {
  if (getComputedStyle(element).display === 'contents') return [...element.children].some(isShown)
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
}
