import type { BackendState } from './seedState.ts'
import { seedState } from './seedState.ts'

export interface BackendOptions {
  /** The backend's clock, for ages of comments and for the ends of trials and tokens. */
  now: () => Date
  /** The same seed always makes the same newspaper. */
  seed?: number
}

/** One newspaper's backend, in memory until it is reset. */
export interface Backend {
  now(): Date
  /** Its data. Handlers change it synchronously, so that no request sees half a change. */
  readonly state: BackendState
  /** Seeds it again, with ages relative to the current `now`, and resets the counts of faults. */
  reset(): void
}

export function createBackend({ now, seed = 1 }: BackendOptions): Backend {
  let state = seedState(now(), seed)
  return {
    now,
    get state() {
      return state
    },
    reset() {
      state = seedState(now(), seed)
    },
  }
}
