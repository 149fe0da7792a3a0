/**
 * While something lies over the window's bottom edge: what gets the focus is scrolled clear of it, and the page's end can be scrolled out from
 * under it. Returns what undoes this.
 *
 * @param height CSS pixels.
 */
export function keepClear({ documentElement, body, defaultView }: Document, height: number): () => void {
  const { scrollPaddingBottom } = documentElement.style
  const { paddingBottom } = body.style
  const own = Number.parseFloat(defaultView?.getComputedStyle(body).paddingBottom ?? '') || 0
  documentElement.style.scrollPaddingBottom = `${height}px`
  body.style.paddingBottom = `${own + height}px`
  return () => {
    documentElement.style.scrollPaddingBottom = scrollPaddingBottom
    body.style.paddingBottom = paddingBottom
  }
}
