import { useEffect, useRef } from 'react'

export interface SentinelProps {
  /** Called near the end of the list, and again each time `disabled` becomes false while the end is still near. */
  onReach: () => void
  /** CSS pixels below the viewport; 50 by default (content-features §9). */
  distance?: number
  /** Set it while a list page loads and after the last one. */
  disabled?: boolean
}

/** Marks the end of an infinite list. */
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
    // scrollMargin is rootMargin for nested scroll areas; TypeScript's DOM types may lack it.
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
