import { rootsOf } from './endAnimations.ts'

/**
 * Takes what sticks to the window's edges to its own place in the page. It covers whatever happens to be under it, which a reader scrolls free; axe would find the
 * targets there too small, in one story or another with every change of a height.
 */
export function unstick(page: Document): void {
  for (const root of rootsOf(page)) {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (getComputedStyle(element).position === 'sticky') element.style.position = 'relative'
    }
  }
}
