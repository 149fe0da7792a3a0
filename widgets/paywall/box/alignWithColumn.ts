import { listen } from '#lib/listen.ts'

/** In CSS pixels: a marker from edge to edge leaves the words this much room. */
const MARGIN = 16

/**
 * Tells the box where the article's column begins and how wide it is (`--start`, `--column`), so that what stands at the window's edge
 * is in line with the text. A marker that the page does not lay out has no column: the box then stands in the middle.
 *
 * @returns Ends it.
 */
export function alignWithColumn(host: HTMLElement, box: HTMLElement): () => void {
  const root = host.ownerDocument.documentElement
  const align = () => {
    const { left, right, width } = host.getBoundingClientRect()
    const start = Math.max(left, MARGIN)
    box.style.setProperty('--start', width > 0 ? `${start}px` : '')
    box.style.setProperty('--column', width > 0 ? `${Math.min(right, root.clientWidth - MARGIN) - start}px` : '')
  }
  const observer = new ResizeObserver(align)
  observer.observe(host)
  // The column moves with the window also where it stays as wide. Not by watching the page: the room that it keeps for the box changes its height.
  const lifetime = new AbortController()
  listen(window, 'resize', align, { signal: lifetime.signal })
  return () => {
    lifetime.abort()
    observer.disconnect()
  }
}
