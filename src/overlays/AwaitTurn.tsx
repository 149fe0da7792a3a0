import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Arbiter } from './createArbiter.ts'

export interface AwaitTurnProps {
  arbiter: Arbiter
  name: string
  by: 'reader' | 'page'
  /** Among those that come by themselves the lowest is first. */
  rank?: number
  /** A dialog that is open as long as it is rendered. */
  children: ReactNode
}

/** Renders an interruption when it is its turn, and takes it away while something else comes first. It is over when this goes. */
export function AwaitTurn({ arbiter, name, by, rank = 0, children }: AwaitTurnProps) {
  const [shown, setShown] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      arbiter.ask({
        name,
        by,
        rank,
        show: () => setShown(true),
        hide: () => setShown(false),
        owns: (dialog) => box.current?.contains(dialog) ?? false,
      }),
    [arbiter, name, by, rank],
  )
  // There before the dialog, which is recognized by it as soon as it opens.
  return <div ref={box}>{shown && children}</div>
}
