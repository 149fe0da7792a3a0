import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { InterruptionQueue } from './createInterruptionQueue.ts'

export interface QueuedInterruptionProps {
  queue: InterruptionQueue
  name: string
  by: 'reader' | 'page'
  /** Order among those that the page opens: the lowest first. */
  rank?: number
  /** A dialog that is open as long as it is rendered. */
  children: ReactNode
}

/** Renders its children when the queue shows them and removes them while something else takes precedence. Unmounting it ends the interruption. */
export function QueuedInterruption({ queue, name, by, rank = 0, children }: QueuedInterruptionProps) {
  const [shown, setShown] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      queue.enqueue({
        name,
        by,
        rank,
        show: () => setShown(true),
        hide: () => setShown(false),
        owns: (dialog) => box.current?.contains(dialog) ?? false,
      }),
    [queue, name, by, rank],
  )
  // Rendered before the dialog, so that `owns` recognizes it as soon as it opens.
  return <div ref={box}>{shown && children}</div>
}
