import type { Condition } from './condition.ts'
import { onInteraction } from './onInteraction.ts'
import { whenIdle } from './whenIdle.ts'
import { whenVisible } from './whenVisible.ts'

/**
 * Calls when a marker is due, with the event that made it so when there was one: it is replayed on the mounted widget.
 * Never for `none`. One that has been loaded otherwise or has gone meanwhile may still become due: whoever waits looks.
 */
export function whenDue(
  host: HTMLElement,
  condition: Condition,
  signal: AbortSignal,
  due: (event?: Event) => void,
): void {
  // Its state is waiting first, for whoever looks.
  if (condition === 'eager') queueMicrotask(due)
  if (condition === 'idle') whenIdle(() => due())
  if (condition === 'visible') whenVisible(host, due)
  if (condition === 'interaction') onInteraction(host, due, signal)
}
