import { type ReactNode, useEffect, useRef } from 'react'
import { followScroll } from './followScroll.ts'

export interface StickyFrameProps {
  /** Something of the header is open: it must not leave. */
  held: boolean
  children: ReactNode
}

/** The header's place on the page, which keeps its height while the header itself is over the page. */
export function StickyFrame({ held, children }: StickyFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const header = useRef<HTMLDivElement>(null)
  const isHeld = useRef(held)
  useEffect(() => {
    isHeld.current = held
  }, [held])
  useEffect(() => {
    if (!frame.current || !header.current) return
    return followScroll({ frame: frame.current, header: header.current, isHeld: () => isHeld.current })
  }, [])
  return (
    // The attribute changes with the scrolling, which renders nothing.
    <div className="frame" data-scroll="inPlace" ref={frame}>
      <div className="header" part="header" ref={header}>
        {children}
      </div>
    </div>
  )
}
