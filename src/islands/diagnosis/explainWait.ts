import type { Condition } from '../loader/condition.ts'
import { boxOf } from '../loader/whenVisible.ts'

/** How far a marker is from the window's edges in CSS pixels; 0 for one in it. */
function distanceOf(host: Element): number {
  const { top, bottom } = host.getBoundingClientRect()
  return Math.round(Math.max(0, top - window.innerHeight, -bottom))
}

/** The reason why a marker waits. */
export type Wait =
  | { kind: 'parsing' | 'hidden' }
  /** In CSS pixels from the window. */
  | { kind: 'visible'; distance: number }
  | { kind: Exclude<Condition, 'visible'> }

/** Tells why a marker is not due yet. */
export function waitOf(host: HTMLElement, condition: Condition): Wait {
  if (document.readyState === 'loading') return { kind: 'parsing' }
  if (condition !== 'visible') return { kind: condition }
  const box = boxOf(host)
  return box.getClientRects().length === 0 ? { kind: 'hidden' } : { kind: 'visible', distance: distanceOf(box) }
}

/** The same in one sentence. */
export function explainWait(host: HTMLElement, condition: Condition): string {
  const wait = waitOf(host, condition)
  switch (wait.kind) {
    case 'parsing':
      return 'waits until the page has been parsed'
    case 'hidden':
      return 'is hidden, and waits until it is shown'
    case 'visible':
      return `waits until it is near the window, from which it is ${wait.distance} px away`
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
