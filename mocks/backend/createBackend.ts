import type { BackendState } from './seedState.ts'
import { seedState } from './seedState.ts'

export interface BackendOptions {
  /** The backend's clock: ages of comments, ends of trials and of tokens count from it. */
  now: () => Date
  /** Another one gives another newspaper; the same one always the same. */
  seed?: number
}

/** One newspaper's backend, in memory: what its readers wrote, voted and blocked, until it is reset. */
export interface Backend {
  now(): Date
  /** What it holds; handlers change it in place, in one go, so that two requests never see half a change. */
  readonly state: BackendState
  /** Back to how it was seeded, with ages counted from the present `now`. Uses of faults are forgotten too. */
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
