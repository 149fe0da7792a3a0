import { createSeededThreads, type SeededThreads } from './comments/createSeededThreads.ts'
import { type BackendState, seedState } from './seedState.ts'

export interface BackendOptions {
  /** The backend's clock, for ages of comments and for the ends of trials and tokens. */
  now: () => Date
  /** Shared by the backends of several visitors. */
  seededThreads?: SeededThreads
}

/** One newspaper's backend, in memory until it is reset. */
export interface Backend {
  now(): Date
  /** Its data. Handlers change it synchronously, so that no request sees half a change. */
  readonly state: BackendState
  /** Aborted by the next reset. */
  readonly signal: AbortSignal
  /** Seeds it again, with ages relative to the current `now`, resets the counts of faults, and cuts the connections that wait for an answer. */
  reset(): void
}

export function createBackend({ now, seededThreads = createSeededThreads() }: BackendOptions): Backend {
  let state = seedState(now(), seededThreads)
  let lifetime = new AbortController()
  return {
    now,
    get state() {
      return state
    },
    get signal() {
      return lifetime.signal
    },
    reset() {
      lifetime.abort()
      lifetime = new AbortController()
      state = seedState(now(), seededThreads)
    },
  }
}
