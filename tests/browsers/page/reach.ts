import { findTargets } from './findTargets.ts'
import type { Point, Target } from './PageTools.ts'
import { isInside } from './roots.ts'

/** The innermost element at a point, in shadow roots too. */
function elementAt({ x, y }: Point): Element | undefined {
  let at = document.elementFromPoint(x, y)
  while (at?.shadowRoot) {
    const inner = at.shadowRoot.elementFromPoint(x, y)
    if (!inner || inner === at) break
    at = inner
  }
  return at ?? undefined
}

const isDisabled = (element: HTMLElement) => element.matches(':disabled') || element.closest('[inert]') !== null

/** See {@link PageTools.reach}. */
export function reach(target: Target): Point | undefined {
  const [element] = findTargets(target)
  if (!element || isDisabled(element)) return
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  // A radio button may be a dot behind its label: a reader presses that.
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
  for (const place of [element, ...labels]) {
    if (!(place instanceof Element)) continue
    const [rect] = place.getClientRects()
    if (!rect) continue
    const point = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }
    const at = elementAt(point)
    if (at && isInside(at, place)) return point
  }
  return undefined
}
