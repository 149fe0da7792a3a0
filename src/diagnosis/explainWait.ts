import type { Condition } from '../loader/condition.ts'
import { boxOf } from '../loader/whenVisible.ts'

/** How far a marker is from the window's edges in CSS pixels; 0 for one in it. */
function distanceOf(host: Element): number {
  const { top, bottom } = host.getBoundingClientRect()
  return Math.round(Math.max(0, top - window.innerHeight, -bottom))
}

/** What a marker waits for. */
export function explainWait(host: HTMLElement, condition: Condition): string {
  if (document.readyState === 'loading') return 'waits until the page has been parsed'
  switch (condition) {
    case 'visible': {
      const box = boxOf(host)
      if (box.getClientRects().length === 0) return 'is hidden, and waits until it is shown'
      return `waits until it is near the window, from which it is ${distanceOf(box)} px away`
    }
    case 'idle':
      return 'waits for a moment when the browser has nothing to do'
    case 'interaction':
      return 'waits until the reader presses or focuses its fallback'
    case 'none':
      return 'waits for quiosc.mount()'
    case 'eager':
      return 'is about to be loaded'
  }
}
