import type { Condition } from './condition.ts'
import { onInteraction } from './onInteraction.ts'
import { whenIdle } from './whenIdle.ts'
import { whenVisible } from './whenVisible.ts'

/**
 * Resolves when a marker is due, with the event that made it so when there was one: it is replayed on the mounted widget.
 * Never resolves for `none`. One that has been loaded otherwise or has gone meanwhile may still become due: whoever waits looks.
 */
export function whenDue(host: HTMLElement, condition: Condition, signal: AbortSignal): Promise<Event | undefined> {
  return new Promise((resolve) => {
    if (condition === 'eager') resolve(undefined)
    if (condition === 'idle') whenIdle(() => resolve(undefined))
    if (condition === 'visible') whenVisible(host, () => resolve(undefined))
    if (condition === 'interaction') onInteraction(host, resolve, signal)
  })
}
