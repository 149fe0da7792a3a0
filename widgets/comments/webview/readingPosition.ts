import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { focusSafely } from '#kit/dom/focusSafely.ts'
import { ownDocument } from '#lib/ownDocument.ts'

/** A reader's position in a screen. */
export interface ReadingPosition {
  focused: Element | null
  /** CSS pixels from the top of the page. */
  y: number
  /** The element in the middle of the viewport: skipped comments have estimated heights, so a scroll offset would be imprecise. */
  middle: Element | null
  /** CSS pixels from there to the top of the viewport. */
  top: number
}

const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0

export function captureReadingPosition(): ReadingPosition {
  const [x, y] = [window.innerWidth / 2, window.innerHeight / 2]
  const host = ownDocument().elementFromPoint(x, y)
  const middle = host?.shadowRoot?.elementFromPoint(x, y) ?? host
  return { focused: deepActiveElement(), y: window.scrollY, middle, top: topOf(middle) }
}

/** @returns Whether the focus is where it was; the scroll position is, in any case. */
export function restoreReadingPosition({ focused, y, middle, top }: ReadingPosition): boolean {
  const there = focusSafely(focused)
  window.scrollTo(0, y)
  if (middle?.isConnected) window.scrollBy(0, topOf(middle) - top)
  return there
}
