import type { Condition } from './condition.ts'
import { onInteraction } from './onInteraction.ts'
import { type FirstPress, onRendered } from './onRendered.ts'
import { whenIdle } from './whenIdle.ts'
import { whenVisible } from './whenVisible.ts'

/**
 * Calls back when a marker is due, with the press that caused it, if any, to be replayed on the mounted widget.
 * Never for `none`. It may also call for a marker that has meanwhile been loaded or removed: the caller checks.
 */
export function whenDue(
  host: HTMLElement,
  condition: Condition,
  signal: AbortSignal,
  due: (press?: FirstPress) => void,
): void {
  if (condition === 'eager') due()
  if (condition === 'idle') whenIdle(() => due())
  if (condition === 'visible') whenVisible(host, due, signal)
  const byInteraction = condition === 'interaction'
  if (host.dataset.widgetState === 'rendered') {
    // A widget that comes for a press gets its links' presses too, as it does from a fallback.
    if (condition !== 'none') onRendered(host, `button:enabled${byInteraction ? ',a' : ''}`, due, signal)
  } else if (byInteraction) onInteraction(host, due, signal)
}
