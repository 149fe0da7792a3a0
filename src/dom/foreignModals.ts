/** Not every browser of ours has `checkVisibility`; and menus that wait beside the page, or transparent over it, are there for it. */
function isSeen(element: Element): boolean {
  const { width, height, top, right, bottom, left } = element.getBoundingClientRect()
  const inView = right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight
  const { visibility, opacity } = getComputedStyle(element)
  const isOpen = !element.closest('[inert], [aria-hidden=true]')
  return width > 0 && height > 0 && inView && visibility === 'visible' && opacity !== '0' && isOpen
}

/** The page's own windows that lie over it without being a `<dialog>`: a consent manager's above all. */
export const foreignModals = (): readonly Element[] =>
  [...document.querySelectorAll('[aria-modal=true]')].filter(isSeen)
