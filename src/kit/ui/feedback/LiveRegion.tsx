import { useState } from 'react'

export interface LiveRegionProps {
  /** The announcement. A new object with the same text is announced again. */
  message: { text: string } | undefined
  /** Announces assertively. */
  assertive?: boolean
}

/** Announces events to screen readers. Render it empty from the start: a region that is inserted with its text is often not announced. */
export function LiveRegion({ message, assertive = false }: LiveRegionProps) {
  const [last, setLast] = useState({ message, turn: 0 })
  if (last.message !== message) setLast({ message, turn: last.turn + 1 })
  return (
    <div className="visually-hidden" role={assertive ? 'alert' : 'status'}>
      <span key={last.turn}>{message?.text}</span>
    </div>
  )
}
