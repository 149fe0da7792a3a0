import type { GenericSchema, InferOutput } from 'valibot'
import type { Result } from '#lib/result.ts'
import type { FeedPlan } from './feedPlan.ts'

/** Asks a feed again and again while its page is visible, once per period for all tabs of a browser. */
export interface FeedWatch<Answer> {
  /** The page is visible: from now on it takes part. */
  resume(): void
  /** The page is hidden: it sends no further request, but still receives what other tabs send. */
  pause(): void
  /** Passes an answer that this page has changed to the other tabs. */
  share(answer: Answer): void
}

export interface FeedWatchDeps<Schema extends GenericSchema> {
  /** Milliseconds between two requests. */
  period: number
  /** Sends one request. Failures are values. */
  ask(): Promise<Result<InferOutput<Schema>, unknown>>
  /** Of the answers that other tabs pass on. */
  schema: Schema
  /** Called with this page's answers, and with those of other tabs. */
  onAnswer(answer: InferOutput<Schema>): void
  /** The browser's plan, from its page before. */
  memory: { read(): FeedPlan | undefined; write(plan: FeedPlan): void }
  channel: FeedChannel
  turn: FeedTurn
  clock: FeedClock
  /** From 0 up to, not including, 1. */
  random(): number
  /** Ends everything. */
  signal: AbortSignal
}

/** A message between tabs. */
export interface FeedChannel {
  post(message: unknown): void
  /** Receives what other tabs send, never what this one does. It is not parsed yet. */
  listen(listener: (message: unknown) => void): void
}

/** Decides which of several tabs asks. */
export interface FeedTurn {
  /** Runs the task, unless another tab is at it. */
  run(task: () => Promise<void>): Promise<void>
  /** For how long the tab that asked last goes first, in milliseconds: 0 where no two can run at once. */
  grace: number
}

export interface FeedClock {
  /** Milliseconds since 1970. */
  now(): number
  /** @returns Cancels it. */
  setTimer(act: () => void, ms: number): () => void
}
