import type { AxeResults, RunOptions } from 'axe-core'
import axe from 'axe-core'

/** What axe says of a marker at rest: what fades, under the pointer too, has colours to speak of only at its end. */
export function runAxe(host: HTMLElement, options: RunOptions = {}): Promise<AxeResults> {
  for (const animation of host.shadowRoot?.getAnimations() ?? []) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  }
  return axe.run(host, options)
}
