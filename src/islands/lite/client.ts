import { render } from 'preact'
import { createRoot } from 'preact/compat/client'
import type { ReactNode } from 'react'

export { createRoot }

/**
 * Preact's `hydrate` looks at no attribute, and would empty the elements whose text is a property (see `jsx`). Its `render` into what is there takes the elements
 * over too, and writes what differs.
 */
export function hydrateRoot(container: Element, children: ReactNode): ReturnType<typeof createRoot> {
  render(children, container)
  return createRoot(container)
}
