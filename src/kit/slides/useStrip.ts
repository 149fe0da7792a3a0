import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createStrip } from './createStrip.ts'
import type { StripDrive, StripPosition } from './StripDrive.ts'

/** A strip of slides for a view. */
export interface Strip extends StripPosition {
  viewport: RefObject<HTMLDivElement | null>
  /** To a position; past the end is the first one, before the first one the last. The same function at every render. */
  goTo(index: number): void
  /** To the next position. The same function at every render. */
  goOn(): void
}

/** @param slides How many there are. */
export function useStrip(slides: number): Strip {
  const viewport = useRef<HTMLDivElement>(null)
  const drive = useRef<StripDrive>(undefined)
  const [position, setPosition] = useState<StripPosition>({ index: 0, count: slides })

  useLayoutEffect(() => {
    if (!viewport.current || slides === 0) return
    let isDrawn = false
    const strip = createStrip(viewport.current, (next) => {
      const apply = () =>
        setPosition((before) => (before.index === next.index && before.count === next.count ? before : next))
      // How many positions there are depends on the width: the frame that shows the slides shows the arrows, or none.
      if (isDrawn) apply()
      else flushSync(apply)
      isDrawn = true
    })
    drive.current = strip
    return strip.stop
  }, [slides])

  const goTo = useCallback((index: number) => {
    const count = drive.current?.position().count ?? 1
    drive.current?.goTo((index + count) % count)
  }, [])
  const goOn = useCallback(() => goTo((drive.current?.position().index ?? 0) + 1), [goTo])
  return { ...position, viewport, goTo, goOn }
}
