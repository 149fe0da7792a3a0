import { rootsOf } from '#stage/endAnimations.ts'

/**
 * Has the browser lay out what it skips outside the viewport, as a reader sees it who scrolls there. In skipped rows axe would measure parts over one another, because each row has an
 * estimated height and its parts their real ones.
 */
export function layOutWhole(page: Document): void {
  for (const root of rootsOf(page)) {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
    }
  }
}
