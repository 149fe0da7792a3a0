import { hydrate, options, type VNode } from 'preact'
import { createRoot } from 'preact/compat/client'
import type { ReactNode } from 'react'

export { createRoot }

/** A node of Preact's tree, by the names of its build. */
interface Rendered {
  type: unknown
  props: Record<string, unknown>
  /** Its element or text, or its first one. */
  __e?: Node | null
  __k?: readonly (Rendered | null)[] | null
}

/** The functions that Preact calls before and after it compares a node; the first by the name of its build. */
interface Hooks {
  __b?: ((node: Rendered) => void) | undefined
  diffed?: ((node: Rendered) => void) | undefined
}

/** The elements and texts that a part of the view has at the top. */
const topOf = ({ type, __e: node, __k: parts }: Rendered): Node[] => {
  if (typeof type === 'function' && parts) return parts.flatMap((part) => (part ? topOf(part) : []))
  return node ? [node] : []
}

/**
 * While Preact hydrates, a text that `jsx` has made a property is its element's child, because `hydrate` sets no property and would empty the element. Afterwards
 * it is a property as before, so that the next render, which finds the same text, does not write it anew.
 */
function withTextsAsChildren(act: () => void): void {
  // By the names of its build, which its types do not know.
  const hooks = options as Hooks
  const { __b: before, diffed: after } = hooks
  const texts = new Set<Rendered>()
  hooks.__b = (node) => {
    const { type, props } = node
    if (typeof type === 'string' && props.textContent !== undefined) {
      texts.add(node)
      props.children = props.textContent
      delete props.textContent
    }
    before?.(node)
  }
  hooks.diffed = (node) => {
    after?.(node)
    if (!texts.has(node)) return
    node.props.textContent = node.props.children
    node.props.children = undefined
    node.__k = []
  }
  try {
    act()
  } finally {
    Object.assign(hooks, { __b: before, diffed: after })
  }
}

/**
 * Takes over what a server has rendered, as React does: the first view is the server's, and what differs by the reader or the moment follows. Preact removes nodes
 * that it has no use for in each element, but not in the container: a view of an older release, or of anybody who could write one into the page, would stay beside
 * the widget's own.
 */
export function hydrateRoot(container: Element, children: ReactNode): ReturnType<typeof createRoot> {
  const found = [...container.childNodes]
  // The same nodes, by the types of two libraries.
  withTextsAsChildren(() => hydrate(children as VNode, container))
  const { __k: root } = container as Element & { __k: Rendered }
  const own = topOf(root)
  for (const node of found) if (!own.includes(node)) node.remove()
  return createRoot(container)
}
