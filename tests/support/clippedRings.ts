/** Runs in the page: its own links and controls whose ring, 2 px wide at a distance of 2, is cut off by a box that clips or by the window's sides. */
export function clippedRings(): string[] {
  const RING = 4
  const clipped: string[] = []
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')) {
    if (control.tabIndex < 0 || control.matches('[data-widget] *, .skip') || !control.checkVisibility()) continue
    const outset = RING + Math.min(0, Number.parseFloat(getComputedStyle(control).outlineOffset))
    for (const { left, right, top, bottom } of control.getClientRects()) {
      const ring = { left: left - outset, right: right + outset, top: top - outset, bottom: bottom + outset }
      let fits = ring.left >= 0 && ring.right <= document.documentElement.clientWidth
      for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box)
        if (overflowX === 'visible' && overflowY === 'visible' && clipPath === 'none') continue
        const edge = box.getBoundingClientRect()
        fits &&=
          ring.left >= edge.left && ring.right <= edge.right && ring.top >= edge.top && ring.bottom <= edge.bottom
      }
      if (!fits) clipped.push(`${control.outerHTML.slice(0, 80)} in ${control.parentElement?.className}`)
    }
  }
  return clipped
}
