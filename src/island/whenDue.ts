import type { Condition } from './condition.ts'
import { onInteraction } from './onInteraction.ts'
import { whenIdle } from './whenIdle.ts'
import { whenVisible } from './whenVisible.ts'

/**
 * Resolves when a marker is due, with the event that made it so when there was one: it is replayed on the mounted widget.
 * Never resolves for `none`, nor once the signal is aborted.
 */
export function whenDue(host: HTMLElement, condition: Condition, signal: AbortSignal): Promise<Event | undefined> {
  return new Promise((resolve) => {
    const waiting = new AbortController()
    signal.addEventListener('abort', () => waiting.abort())
    const due = (event?: Event) => {
      waiting.abort()
      resolve(event)
    }
    if (condition === 'eager') due()
    if (condition === 'idle') whenIdle(() => due())
    if (condition === 'visible') whenVisible(host, due, waiting.signal)
    if (condition === 'interaction') onInteraction(host, due, waiting.signal)
  })
}
