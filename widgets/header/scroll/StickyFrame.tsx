import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useScrollStatus } from './useScrollStatus.ts'

export interface StickyFrameProps {
  /** Something of the header is open: it must not leave. */
  held: boolean
  children: ReactNode
}

/** The header's place on the page, which keeps its height while the header itself is over the page. */
export function StickyFrame({ held, children }: StickyFrameProps) {
  const status = useScrollStatus(held)
  const header = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  const inPlace = status === 'inPlace'

  // Told by the browser after its own layout, and never asked for.
  useEffect(() => {
    const element = header.current
    if (!element || !inPlace) return
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.borderBoxSize[0]?.blockSize ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [inPlace])

  // What gets the focus, or is jumped to, is scrolled clear of the header.
  useEffect(() => {
    if (status !== 'stuck') return
    const { style } = document.documentElement
    const before = style.scrollPaddingTop
    style.scrollPaddingTop = `${height}px`
    return () => {
      style.scrollPaddingTop = before
    }
  }, [status, height])

  return (
    <div className="frame" data-scroll={status} style={inPlace ? undefined : { minHeight: height }}>
      <div className="header" part="header" ref={header}>
        {children}
      </div>
    </div>
  )
}
