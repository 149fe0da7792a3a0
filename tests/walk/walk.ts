import { createRandom } from '#mocks/backend/random.ts'
import { openWalk } from './openWalk.ts'
import type { WalkOptions } from './WalkOptions.ts'
import { wait, walkSteps } from './walkSteps.ts'

export interface WalkReport {
  /** The problems that the walk must end without, each with the steps that led to it. */
  findings: readonly string[]
  taken: readonly string[]
}

/** A seeded walk of one reader, who presses, types, goes and comes back at random. The same seed takes the same steps. */
export async function walk(options: WalkOptions): Promise<WalkReport> {
  const random = createRandom(options.seed)
  const { walker, take, taken, findings, close } = await openWalk(options, random)
  try {
    // Faked, so that a request's time-out can pass at once.
    await walker.context.clock.install()
    for (const tab of walker.tabs) await tab.goto(walker.address('/', { persona: 'subscriber' }))
    await take(options.kinds ?? walkSteps, options.steps)
    await take([wait], 1)
    return { findings: findings(), taken }
  } finally {
    await close()
  }
}
