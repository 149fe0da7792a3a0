import type { Analytics } from '#page/analytics/analytics.types.ts'

/** content-features §9: "Media tracking milestones: 25, 50, 75 percent, with events throttled at 100 ms". */
const milestones = ['25', '50', '75'] as const
const THROTTLE = 100

interface Measured {
  category: 'media' | 'scroll'
  label: string
  percent: number
}

export interface Milestones {
  /** How far an element is by now. It is looked at every 100 ms at most; each milestone is sent once. */
  measure(element: Element, measured: Measured): void
  /** Another medium plays in this element. */
  restart(element: Element): void
}

/** @param signal Ends it: what was not sent yet is dropped. */
export function createMilestones({ track }: Pick<Analytics, 'track'>, signal: AbortSignal): Milestones {
  const passed = new WeakMap<Element, number>()
  const waiting = new Map<Element, Measured>()
  let timer: ReturnType<typeof setTimeout> | undefined
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })

  const flush = () => {
    timer = undefined
    for (const [element, { category, label, percent }] of waiting) {
      const before = passed.get(element) ?? 0
      for (const action of milestones)
        if (Number(action) > before && Number(action) <= percent) track({ category, action, label })
      passed.set(element, Math.max(before, percent))
    }
    waiting.clear()
  }

  return {
    measure(element, measured) {
      if (signal.aborted) return
      waiting.set(element, measured)
      timer ??= setTimeout(flush, THROTTLE)
    },
    restart(element) {
      passed.delete(element)
      waiting.delete(element)
    },
  }
}
