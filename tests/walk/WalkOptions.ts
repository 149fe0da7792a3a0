import type { Browser } from 'playwright'
import type { WalkStep } from './walkSteps.ts'

export interface WalkOptions {
  browser: Browser
  /** The newspaper's. */
  url: string
  engine: 'react' | 'lite'
  seed: number
  steps: number
  /** Those of the walk unless a test has its own. */
  kinds?: readonly WalkStep[]
}
