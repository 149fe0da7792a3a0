import { render } from 'preact'
import { createRoot } from 'preact/compat/client'
import type { ReactNode } from 'react'

export { createRoot }

/** A node of Preact's tree, by the names of its build. */
interface Rendered {
  type: unknown
  /** Its element or text, or its first one. */
  __e?: Node | null
  __k?: readonly (Rendered | null)[] | null
}

/** The elements and texts that a part of the view has at the top. */
const topOf = ({ type, __e: node, __k: parts }: Rendered): Node[] => {
  if (typeof type === 'function' && parts) return parts.flatMap((part) => (part ? topOf(part) : []))
  return node ? [node] : []
}

/**
 * Preact's `hydrate` looks at no attribute, and would empty the elements whose text is a property (see `jsx`). Its `render` into what is there takes the elements
 * over too, and writes what differs. What it has no use for it removes in each element, but not in the container: a view of an older release, or of whoever
 * could write one into the page, would stay beside the widget's own.
 */
export function hydrateRoot(container: Element, children: ReactNode): ReturnType<typeof createRoot> {
  const found = [...container.childNodes]
  render(children, container)
  const { __k: root } = container as Element & { __k: Rendered }
  const own = topOf(root)
  for (const node of found) if (!own.includes(node)) node.remove()
  return createRoot(container)
}
