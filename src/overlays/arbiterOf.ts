import { createStore } from 'zustand/vanilla'
import { createAttention } from './attention.ts'
import type { Arbiter } from './createArbiter.ts'
import { createArbiter } from './createArbiter.ts'

/**
 * What lies over the page by the arbiter's leave, by its name; undefined when nothing does. A store of it is the page's `once('over-page', …)`: whoever
 * only has to know makes it as the arbiter does, and need not load the arbiter.
 */
export interface OverPage {
  name: string | undefined
}

/** What the arbiter needs of the page. */
export interface ArbiterPage {
  once<Shared>(key: string, create: (signal: AbortSignal) => Shared): Shared
}

/** The page's one arbiter of interruptions; the first island that has one to show makes it. */
export const arbiterOf = (page: ArbiterPage): Arbiter =>
  page.once('arbiter', (signal) => {
    const over = page.once('over-page', () => createStore<OverPage>(() => ({ name: undefined })))
    return createArbiter({
      attention: createAttention(),
      onShown: (name) => over.setState({ name }),
      setTimer(act, ms) {
        const timer = setTimeout(act, ms)
        return () => clearTimeout(timer)
      },
      signal,
    })
  })
