import { type GenericSchema, type InferOutput, optional } from 'valibot'
import { object } from '#lib/schema/object.ts'
import { check } from '#lib/schema/parseJson.ts'
import { type FeedPlan, FeedPlanSchema, isAhead, planAfter, randomPlan } from './feedPlan.ts'
import type { FeedWatch, FeedWatchDeps } from './feedWatch.types.ts'

/** A timer that fires later than this has slept with its computer: its plan was missed. */
const LATE_MS = 10_000

type WatchState = { status: 'paused' } | { status: 'waiting'; cancel: () => void } | { status: 'asking' }

/**
 * The tabs of a browser follow one plan, which is in its storage and announced to all: when it is due, the tab whose turn it is makes the next plan and
 * asks. No tab holds a lock in between, which would keep its page out of the back/forward cache.
 */
export function createFeedWatch<const Schema extends GenericSchema>(
  deps: FeedWatchDeps<Schema>,
): FeedWatch<InferOutput<Schema>> {
  const { period, ask, schema, onAnswer, memory, channel, turn, clock, random, signal } = deps
  const MessageSchema = object({ plan: optional(FeedPlanSchema), answer: optional(schema) })
  let state: WatchState = { status: 'paused' }
  /** The last one that this page has made or received, for browsers that store nothing. */
  let known: FeedPlan | undefined
  let askedLast = false

  /** The plan that lies furthest ahead is the latest. */
  const latestPlan = () => {
    const stored = memory.read()
    return stored && (!known || stored.due > known.due) ? stored : known
  }
  const announce = (plan: FeedPlan, answer?: InferOutput<Schema>) => {
    known = plan
    memory.write(plan)
    channel.post({ plan, answer })
  }
  const failuresBefore = () => latestPlan()?.failures ?? 0

  const request = async () => {
    const now = clock.now()
    const plan = latestPlan()
    // Another tab has asked since.
    if (plan && isAhead(plan, now, period)) return
    const failures = failuresBefore()
    // Before the answer, so that no other tab asks meanwhile.
    announce(planAfter(now, failures, period))
    askedLast = true
    const result = await ask()
    if (signal.aborted) return
    if (!result.ok) return announce(planAfter(now, failures + 1, period))
    announce(planAfter(now, 0, period), result.value)
    onAnswer(result.value)
  }

  const wait = () => {
    if (state.status === 'waiting') state.cancel()
    const now = clock.now()
    let plan = latestPlan()
    if (!plan || !isAhead(plan, now, period)) {
      plan = randomPlan(now, failuresBefore(), period, random)
      announce(plan)
    }
    const at = plan.due + (askedLast ? 0 : random() * turn.grace)
    state = { status: 'waiting', cancel: clock.setTimer(() => void fire(at), at - now) }
  }

  const takesPart = () => state.status !== 'paused'
  const fire = async (at: number) => {
    if (clock.now() - at > LATE_MS) return wait()
    state = { status: 'asking' }
    try {
      await turn.run(request)
    } finally {
      if (takesPart()) wait()
    }
  }

  const pause = () => {
    if (state.status === 'waiting') state.cancel()
    state = { status: 'paused' }
  }

  channel.listen((message) => {
    const parsed = check(message, MessageSchema)
    if (!parsed.ok || signal.aborted) return
    const { plan, answer } = parsed.value
    if (plan && isAhead(plan, clock.now(), period)) {
      known = plan
      askedLast = false
      if (state.status === 'waiting') wait()
    }
    if (answer !== undefined) onAnswer(answer)
  })
  signal.addEventListener('abort', pause)

  return {
    resume() {
      if (!takesPart() && !signal.aborted) wait()
    },
    pause,
    share: (answer) => channel.post({ answer }),
  }
}
