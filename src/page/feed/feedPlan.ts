import { type InferOutput, number } from 'valibot'
import { object } from '#lib/schema/object.ts'

/** When a browser asks a feed the next time. Its tabs and its next pages share one. */
export const FeedPlanSchema = object({
  /** Milliseconds since 1970. */
  due: number(),
  /** How many requests in a row have failed. */
  failures: number(),
})

export type FeedPlan = InferOutput<typeof FeedPlanSchema>

/** A feed that fails is asked every second, fourth … period, at last every sixteenth. */
const MAX_DOUBLINGS = 4

const waitAfter = (failures: number, period: number) => period * 2 ** Math.min(failures, MAX_DOUBLINGS)

/**
 * The plan after a request. A whole number of periods after the last one, so that browsers which once began at different moments stay apart, after an
 * outage too.
 */
export const planAfter = (askedAt: number, failures: number, period: number): FeedPlan => ({
  due: askedAt + waitAfter(failures, period),
  failures,
})

/** A plan for a browser that has none: any moment of the next period, because a million pages may have been opened at this one. */
export const randomPlan = (now: number, failures: number, period: number, random: () => number): FeedPlan => ({
  due: now + random() * period,
  failures,
})

/** Whether a plan is to be kept: one that lies behind was missed, and one further ahead than any wait is from before the clock was set. */
export const isAhead = ({ due }: FeedPlan, now: number, period: number): boolean =>
  due > now && due <= now + waitAfter(MAX_DOUBLINGS, period)
