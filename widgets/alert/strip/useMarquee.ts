import { type RefObject, useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { HostContext } from '#islands/island/HostContext.ts'
import { listen } from '#lib/listen.ts'
import { queryMedia } from '#lib/queryMedia.ts'

/** CSS pixels per second: a line at a leisurely reading pace. */
const SPEED = 60

/** The windows in which a line is short, and the number of lines that stand still there rather than move. */
const PHONE = '(max-width: 767.98px)'
const STILL_LINES = 2

/**
 * How a text is shown: it fits into its place, it stands in two lines on a phone, or it is longer: then it moves along in one line, or the reader has stopped
 * it and it is wrapped into as many as it needs.
 */
export type MarqueeState =
  | { status: 'fits' }
  | { status: 'still' }
  | { status: 'moving'; seconds: number }
  | { status: 'paused' }

/** Reads a size as it is with another of the sheet's motions, in the same frame. */
function readAs(place: HTMLElement, motion: MarqueeState['status'], read: () => number): number {
  const { motion: shown } = place.dataset
  place.dataset.motion = motion
  const size = read()
  place.dataset.motion = shown
  return size
}

/** How many lines a text takes when it is wrapped. */
function countLines(place: HTMLElement, text: HTMLElement): number {
  const line = Number.parseFloat(getComputedStyle(text.querySelector('.line') ?? text).lineHeight)
  return Math.round(readAs(place, 'still', () => text.offsetHeight) / line)
}

export interface Marquee {
  state: MarqueeState
  /** The element that clips. */
  place: RefObject<HTMLDivElement | null>
  /** The text, in one line as wide as it is unless it is paused. */
  text: RefObject<HTMLUListElement | null>
  pause(): void
  move(): void
}

/**
 * Lets a text move along where it is wider than its place and does not stand still in two lines of a phone, unless the reader prefers less motion: then it is
 * wrapped, by the styles. What a server has rendered is wrapped, and stays so until the reader lets it move: in one line it would move the page.
 */
export function useMarquee(): Marquee {
  const host = useContext(HostContext)
  const [state, setState] = useState<MarqueeState>({ status: 'fits' })
  const place = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLUListElement>(null)

  const measure = useCallback(() => {
    const [box, list] = [place.current, text.current]
    if (!box || !list) return
    const prefersStill = queryMedia('(prefers-reduced-motion: reduce)').matches
    const { motion } = box.dataset
    // A stopped one has no width of its own: it is measured when it moves again.
    if (motion === 'paused' && !prefersStill) return
    if (host?.dataset.widgetState === 'rendered' && !prefersStill && countLines(box, list) > 1)
      return setState({ status: 'paused' })
    const width = motion === 'still' ? readAs(box, 'fits', () => list.offsetWidth) : list.offsetWidth
    const fits = prefersStill || width <= box.clientWidth
    const isStill = !fits && queryMedia(PHONE).matches && countLines(box, list) <= STILL_LINES
    const seconds = Math.round(width / SPEED)
    setState((before) => {
      if (fits || isStill) {
        const status = fits ? 'fits' : 'still'
        return before.status === status ? before : { status }
      }
      return before.status === 'moving' && before.seconds === seconds ? before : { status: 'moving', seconds }
    })
  }, [host])

  // Before the first frame, because two lines are higher than one.
  useLayoutEffect(measure, [measure])
  useEffect(() => {
    const lifetime = new AbortController()
    const observer = new ResizeObserver(measure)
    for (const element of [place.current, text.current]) if (element) observer.observe(element)
    listen(queryMedia('(prefers-reduced-motion: reduce)'), 'change', measure, lifetime)
    return () => {
      observer.disconnect()
      lifetime.abort()
    }
  }, [measure])

  return {
    state,
    place,
    text,
    pause: useCallback(() => setState((before) => (before.status === 'moving' ? { status: 'paused' } : before)), []),
    // In one line again, which is measured.
    move: useCallback(() => setState((before) => (before.status === 'paused' ? { status: 'fits' } : before)), []),
  }
}
