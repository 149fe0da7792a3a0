import type { GenericSchema, InferOutput } from 'valibot'
import type { Report } from '#lib/report.ts'
import type { Result } from '#lib/result.ts'
import { setTimer } from '#lib/setTimer.ts'
import { createLocalStore } from '../storage/createLocalStore.ts'
import type { StoragePort } from '../storage/safeStorage.ts'
import { createFeedWatch } from './createFeedWatch.ts'
import { FeedPlanSchema } from './feedPlan.ts'
import type { FeedWatch } from './feedWatch.types.ts'
import { lockTurn } from './lockTurn.ts'
import { openFeedChannel } from './openFeedChannel.ts'

/** How often a feed is asked, in milliseconds (content-features §9, "Notification poll"). */
const PERIOD = 120_000

export interface OpenFeedWatchOptions<Schema extends GenericSchema> {
  /** Names the feed for all tabs of the browser: what has the same key shares one request a period. */
  key: string
  /** Sends one request. Failures are values. */
  ask(): Promise<Result<InferOutput<Schema>, unknown>>
  /** Of the answers that other tabs pass on. */
  schema: Schema
  /** Called with this page's answers, and with those of other tabs. */
  onAnswer(answer: InferOutput<Schema>): void
  /** The key under which the plan is kept for the browser's next page. */
  storage(): StoragePort
  now(): Date
  report: Report
  /** Ends everything. */
  signal: AbortSignal
}

/** A feed's watch with what the browser has for it: its storage, its channel, its locks and its clock. */
export function openFeedWatch<const Schema extends GenericSchema>(
  options: OpenFeedWatchOptions<Schema>,
): FeedWatch<InferOutput<Schema>> {
  const { key, ask, schema, onAnswer, storage, now, report, signal } = options
  return createFeedWatch({
    period: PERIOD,
    ask,
    schema,
    onAnswer,
    memory: createLocalStore({
      storage,
      key: `${key}-plan`,
      schema: FeedPlanSchema,
      now,
      report,
      ttl: Number.POSITIVE_INFINITY,
    }),
    channel: openFeedChannel(key, signal),
    turn: lockTurn(navigator.locks, key),
    clock: {
      now: () => now().getTime(),
      setTimer,
    },
    random: Math.random,
    signal,
  })
}
