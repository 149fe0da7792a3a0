import { useEffect, useState } from 'react'
import { useIsThere } from '#islands/island/useIsThere.ts'
import type { LiveMessage } from '../live.schema.ts'

/** Messages of a frame: more would keep an old phone from reacting. */
const STEP = 10

/**
 * How many of the messages are rendered: an answer may bring two hundred, which come in steps, frame by frame, at the list's end. What comes at its beginning is
 * rendered at once. What a server has rendered is there as a whole.
 *
 * @param messages In the reader's order.
 */
export function useSteps(messages: readonly LiveMessage[]): number {
  const isThere = useIsThere()
  const [shown, setShown] = useState(() => (isThere ? messages.slice(0, STEP) : messages))
  // The last one may have been taken back since: then what was before it.
  let count = 0
  for (let last = shown.length - 1; count === 0 && last >= 0; last--)
    count = messages.map(({ id }) => id === shown[last]?.id).lastIndexOf(true) + 1
  if (count === 0) count = Math.min(STEP, messages.length)
  useEffect(() => {
    if (count === messages.length) return
    const frame = setTimeout(() => setShown(messages.slice(0, count + STEP)))
    return () => clearTimeout(frame)
  }, [messages, count])
  return count
}
