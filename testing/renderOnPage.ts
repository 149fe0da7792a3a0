import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { act } from './act.ts'

/**
 * Renders on the page itself, like a part of Storybook's own pages. Unmounts when the test ends.
 *
 * @returns The element around what is rendered.
 */
export function renderOnPage(node: ReactNode): HTMLElement {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  act(() => root.render(node))
  onTestFinished(() => {
    act(() => root.unmount())
    place.remove()
  })
  return place
}
