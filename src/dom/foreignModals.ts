import { ownDocument } from '../lib/ownDocument.ts'

/** Not `checkVisibility`, which older supported browsers lack and which counts menus parked off-screen or transparent over the page. */
function isSeen(element: Element): boolean {
  const { width, height, top, right, bottom, left } = element.getBoundingClientRect()
  const inView = right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight
  const { visibility, opacity } = getComputedStyle(element)
  const isOpen = !element.closest('[inert], [aria-hidden=true]')
  return width > 0 && height > 0 && inView && visibility === 'visible' && opacity !== '0' && isOpen
}

/** The page's own modals that are not a `<dialog>`, such as a consent manager. */
export const foreignModals = (): readonly Element[] =>
  [...ownDocument().querySelectorAll('[aria-modal=true]')].filter(isSeen)
