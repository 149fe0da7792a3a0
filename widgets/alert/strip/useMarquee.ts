import type { RefObject } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'

/** CSS pixels per second: a line at a leisurely reading pace. */
const SPEED = 60

/** How a text that is wider than its place is shown: it fits, it moves along in one line, or it is wrapped into several. */
export type MarqueeState = { status: 'fits' } | { status: 'moving'; seconds: number } | { status: 'paused' }

export interface Marquee {
  state: MarqueeState
  /** The element that clips. */
  place: RefObject<HTMLDivElement | null>
  /** The text, in one line as wide as it is unless it is paused. */
  text: RefObject<HTMLUListElement | null>
  pause(): void
  move(): void
}

/** Lets a text move along where it is wider than its place, unless the reader prefers less motion: then it is wrapped, by the styles. */
export function useMarquee(): Marquee {
  const [state, setState] = useState<MarqueeState>({ status: 'fits' })
  const place = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLUListElement>(null)

  const measure = useCallback(() => {
    if (!place.current || !text.current) return
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const width = text.current.offsetWidth
    const fits = still || width <= place.current.clientWidth
    setState((before) => {
      // A wrapped one has no width of its own: it is measured when it moves again.
      if (before.status === 'paused' && !still) return before
      if (fits) return before.status === 'fits' ? before : { status: 'fits' }
      const seconds = Math.round(width / SPEED)
      return before.status === 'moving' && before.seconds === seconds ? before : { status: 'moving', seconds }
    })
  }, [])

  useEffect(() => {
    const lifetime = new AbortController()
    const observer = new ResizeObserver(measure)
    for (const element of [place.current, text.current]) if (element) observer.observe(element)
    window.matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', measure, lifetime)
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
