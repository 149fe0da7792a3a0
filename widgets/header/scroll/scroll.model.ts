import { SCROLL_DELTA, STICKY_BEYOND } from '../header.limits.ts'

/**
 * The header's place (content-features §4): in its place on the page, over the page because the reader has scrolled up, or out of sight after they have scrolled
 * down again. `y` is how far the page was scrolled when that was last decided, in CSS pixels.
 */
export interface ScrollState {
  status: 'inPlace' | 'stuck' | 'hidden'
  y: number
}

export const atTop: ScrollState = { status: 'inPlace', y: 0 }

/** Pure. @param y Below zero where a browser lets the page bounce. */
export function scrolledTo(state: ScrollState, y: number): ScrollState {
  if (y <= 0) return state.status === 'inPlace' && state.y === 0 ? state : atTop
  if (Math.abs(y - state.y) <= SCROLL_DELTA) return state
  if (y > state.y) {
    // In its place it leaves with the page. Near the top nothing is left to hide.
    const hides = state.status !== 'inPlace' && y > STICKY_BEYOND
    return { status: hides ? 'hidden' : 'inPlace', y }
  }
  return { status: state.y > STICKY_BEYOND ? 'stuck' : state.status, y }
}
