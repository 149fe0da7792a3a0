import { useEffect, useState } from 'react'
import type { LiveMessage } from '../live.schema.ts'

/** Messages of a frame: more would keep an old phone from reacting. */
const STEP = 10

/**
 * How many of the messages are rendered: an answer may bring two hundred, which come in steps, frame by frame, at the list's end. What comes at its beginning is
 * rendered at once.
 */
export function useSteps(messages: readonly LiveMessage[]): number {
  const [last, setLast] = useState(() => messages[STEP - 1])
  const known = last ? messages.findIndex(({ id }) => id === last.id) : -1
  // It was taken back, or the list was shorter than a step.
  const count = known < 0 ? Math.min(STEP, messages.length) : known + 1
  const next = messages[Math.min(count + STEP, messages.length) - 1]
  useEffect(() => {
    if (!next || count === messages.length) return
    const frame = setTimeout(() => setLast(next))
    return () => clearTimeout(frame)
  }, [next, count, messages.length])
  return count
}
