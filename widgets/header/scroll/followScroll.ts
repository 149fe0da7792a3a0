import { ownDocument } from '#lib/ownDocument.ts'
import { type ScrollState, scrolledTo } from './scroll.model.ts'

export interface ScrollFollower {
  /** The header's place, whose `data-scroll` its styles follow. */
  frame: HTMLElement
  header: HTMLElement
  /** While something of the header is open, it stays as it is. */
  isHeld(): boolean
}

/** For a page where something older stands in for the observer, and tells no boxes. */
function measured(target: Element): Pick<ResizeObserverSize, 'blockSize' | 'inlineSize'> {
  const { height, width } = target.getBoundingClientRect()
  return { blockSize: height, inlineSize: width }
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
  /** Of the header where it is in its place, and of the header as it is now, in CSS pixels. */
  let height = 0
  let shownHeight = 0
  /** Of the place: another one, as when a phone is turned, may make the header another height. */
  let width: number | undefined
  let turned = 0

  // Told by the browser after its own layout, and never asked for.
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const { blockSize, inlineSize } = borderBoxSize?.[0] ?? measured(target)
      if (target === header) shownHeight = blockSize
      else {
        if (width !== undefined && width !== inlineSize) turned = requestAnimationFrame(putBack)
        width = inlineSize
      }
    }
    if (!state || state.status === 'inPlace') height = shownHeight
  })
  observer.observe(header)
  observer.observe(frame)

  const show = (status: ScrollState['status']) => {
    frame.dataset.scroll = status
    frame.style.minHeight = status === 'inPlace' ? '' : `${height}px`
    // A part that gets the focus, or is jumped to, is scrolled clear of the header.
    root.scrollPaddingTop = status === 'stuck' ? `${height}px` : padding
  }
  const showIn = (next: ScrollState) => {
    if (next.status !== state?.status) show(next.status)
    state = next
  }
  const putBack = () => {
    if (!state || isHeld()) return
    showIn({ status: 'inPlace', y: state.y })
    height = shownHeight
  }
  const onScroll = () => {
    const y = window.scrollY
    state ??= { status: 'inPlace', y }
    if (isHeld()) return
    showIn(scrolledTo(state, y))
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    window.removeEventListener('scroll', onScroll)
    observer.disconnect()
    cancelAnimationFrame(turned)
    show('inPlace')
  }
}
