import { useState } from 'react'

export interface LiveRegionProps {
  /** What is said. The same text is said again when it comes in a new object. */
  message: { text: string } | undefined
  /** Interrupts. */
  assertive?: boolean
}

/** Says what happened to those who listen. Rendered from the start and empty: a region that comes with its text is often not heard. */
export function LiveRegion({ message, assertive = false }: LiveRegionProps) {
  const [last, setLast] = useState({ message, turn: 0 })
  if (last.message !== message) setLast({ message, turn: last.turn + 1 })
  return (
    <div className="visually-hidden" role={assertive ? 'alert' : 'status'}>
      <span key={last.turn}>{message?.text}</span>
    </div>
  )
}
