import { createAttention } from './attention.ts'
import type { Arbiter } from './createArbiter.ts'
import { createArbiter } from './createArbiter.ts'

/** What the arbiter needs of the page. */
export interface ArbiterPage {
  once<Shared>(key: string, create: (signal: AbortSignal) => Shared): Shared
}

/** The page's one arbiter of interruptions; the first island that has one to show makes it. */
export const arbiterOf = ({ once }: ArbiterPage): Arbiter =>
  once('arbiter', (signal) =>
    createArbiter({
      attention: createAttention(),
      setTimer(act, ms) {
        const timer = setTimeout(act, ms)
        return () => clearTimeout(timer)
      },
      signal,
    }),
  )
