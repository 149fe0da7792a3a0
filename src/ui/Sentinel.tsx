import { useEffect, useRef } from 'react'

export interface SentinelProps {
  /** Called when the end of the list comes near. If more still fits, it is called again each time `disabled` has gone back to false. */
  onReach: () => void
  /** CSS pixels below the viewport; 50 by default (content-features §9). */
  distance?: number
  /** Set while a page loads and after the last one. */
  disabled?: boolean
}

/** The end of a list that goes on by itself. */
export function Sentinel({ onReach, distance = 50, disabled = false }: SentinelProps) {
  const line = useRef<HTMLDivElement>(null)
  const latest = useRef(onReach)
  useEffect(() => {
    latest.current = onReach
  })
  useEffect(() => {
    if (disabled || !line.current) return
    const near = (entries: IntersectionObserverEntry[]) => {
      if (entries.some((entry) => entry.isIntersecting)) latest.current()
    }
    // scrollMargin is rootMargin for the scroll areas in between; not every browser's types know it.
    const margins: IntersectionObserverInit & { scrollMargin: string } = {
      rootMargin: `${distance}px 0px`,
      scrollMargin: `${distance}px 0px`,
    }
    const observer = new IntersectionObserver(near, margins)
    observer.observe(line.current)
    return () => observer.disconnect()
  }, [disabled, distance])
  return <div ref={line} aria-hidden="true" />
}
