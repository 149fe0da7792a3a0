import { ownDocument } from '../../../src/lib/ownDocument.ts'
import type { ScrollState } from './scroll.model.ts'
import { scrolledTo } from './scroll.model.ts'

export interface ScrollFollower {
  /** The header's place, whose `data-scroll` its styles follow. */
  frame: HTMLElement
  header: HTMLElement
  /** While something of the header is open, it stays as it is. */
  isHeld(): boolean
}

/**
 * Follows the window's scrolling, from its first movement on: an earlier question would have the browser lay out a page that is still being built. The events come once a
 * frame, before its layout. What changes is written in the same event, without a rendering in between: the next question finds the page laid out, and costs nothing.
 *
 * @returns Stops, and leaves the page as it was.
 */
export function followScroll({ frame, header, isHeld }: ScrollFollower): () => void {
  const root = ownDocument().documentElement.style
  const padding = root.scrollPaddingTop
  let state: ScrollState | undefined
  let height = 0

  // Told by the browser after its own layout, and never asked for.
  const observer = new ResizeObserver(([entry]) => {
    if (!state || state.status === 'inPlace') height = entry?.borderBoxSize[0]?.blockSize ?? 0
  })
  observer.observe(header)

  const show = (status: ScrollState['status']) => {
    frame.dataset.scroll = status
    frame.style.minHeight = status === 'inPlace' ? '' : `${height}px`
    // A part that gets the focus, or is jumped to, is scrolled clear of the header.
    root.scrollPaddingTop = status === 'stuck' ? `${height}px` : padding
  }
  const onScroll = () => {
    const y = window.scrollY
    state ??= { status: 'inPlace', y }
    if (isHeld()) return
    const next = scrolledTo(state, y)
    if (next.status !== state.status) show(next.status)
    state = next
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    window.removeEventListener('scroll', onScroll)
    observer.disconnect()
    show('inPlace')
  }
}
