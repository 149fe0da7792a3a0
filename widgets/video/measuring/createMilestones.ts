/** content-features §9: "Media tracking milestones: 25, 50, 75 percent, with events throttled at 100 ms". */
const milestones = ['25', '50', '75'] as const
const THROTTLE = 100

export type Milestone = (typeof milestones)[number]

/** Sends each milestone of one video once, however often it is played again, and looks at its position every 100 ms at most. */
export function createMilestones(send: (milestone: Milestone) => void, now: () => number) {
  let looked = Number.NEGATIVE_INFINITY
  let passed = 0
  return {
    /** @param duration Of a live stream it is not finite, or nothing: it has no share to pass. */
    measure(position: number, duration: number): void {
      if (now() - looked < THROTTLE || !Number.isFinite(duration) || !(duration > 0)) return
      looked = now()
      const percent = (100 * position) / duration
      for (const milestone of milestones)
        if (Number(milestone) > passed && Number(milestone) <= percent) send(milestone)
      passed = Math.max(passed, percent)
    },
  }
}
