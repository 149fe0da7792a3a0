import { useState } from 'react'

export interface LiveRegionProps {
  /** The text to be said. A new object with the same text is said again. */
  announcement: { text: string } | undefined
  /** Interrupts the screen reader. */
  assertive?: boolean
}

/** Makes announcements to screen readers. Render it empty from the start: a region that is inserted with its text is often not announced. */
export function LiveRegion({ announcement, assertive = false }: LiveRegionProps) {
  const [last, setLast] = useState({ announcement, turn: 0 })
  if (last.announcement !== announcement) setLast({ announcement, turn: last.turn + 1 })
  return (
    <div className="visually-hidden" role={assertive ? 'alert' : 'status'}>
      <span key={last.turn}>{announcement?.text}</span>
    </div>
  )
}
