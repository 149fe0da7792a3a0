/** How high the bars at the window's bottom are: whoever else stands there stands on them. */
const PROPERTY = '--quiosc-bottom'

/**
 * Says that a bar of this height stands at the window's bottom: other bars stand on it, and what gets the focus is scrolled clear of it.
 *
 * @param host The bar's marker: it stands itself on what the page had there before.
 * @param height CSS pixels.
 * @returns Undoes it.
 */
export function standAtBottom(host: HTMLElement, height: number): () => void {
  const { style } = document.documentElement
  const own = style.getPropertyValue(PROPERTY)
  const before = getComputedStyle(document.documentElement).getPropertyValue(PROPERTY).trim() || '0px'
  const { scrollPaddingBottom } = style
  host.style.setProperty('--page-shell-bottom', before)
  style.setProperty(PROPERTY, `calc(${before} + ${height}px)`)
  if (!scrollPaddingBottom) style.scrollPaddingBottom = `calc(${before} + ${height}px)`
  return () => {
    host.style.removeProperty('--page-shell-bottom')
    if (own) style.setProperty(PROPERTY, own)
    else style.removeProperty(PROPERTY)
    style.scrollPaddingBottom = scrollPaddingBottom
  }
}
