/**
 * Takes what sticks to the window's edges to its own place in the page, shadow roots included. It covers whatever happens to be under it, which a reader scrolls free; axe
 * would find the targets there too small, in one view or another with every change of a height.
 *
 * @returns Lets it stick again.
 */
export function unstick(part: ParentNode): () => void {
  const undo: (() => void)[] = []
  for (const element of part.querySelectorAll<HTMLElement>('*')) {
    if (element.shadowRoot) undo.push(unstick(element.shadowRoot))
    if (getComputedStyle(element).position !== 'sticky') continue
    const { position } = element.style
    element.style.position = 'relative'
    undo.push(() => {
      element.style.position = position
    })
  }
  return () => {
    for (const restore of undo) restore()
  }
}
