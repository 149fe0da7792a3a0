import { createStore } from 'zustand/vanilla'
import { setTimer } from '#lib/setTimer.ts'
import { createAttention } from './attention.ts'
import { createInterruptionQueue, type InterruptionQueue } from './createInterruptionQueue.ts'

/**
 * The name of the interruption that is shown, undefined when there is none. Its store is shared under `getShared('over-page', …)`, so that a part
 * which only needs to know can create it without loading the queue.
 */
export interface OverPage {
  name: string | undefined
}

/** The part of the page that the queue is shared through. */
export interface InterruptionPage {
  getShared<Shared>(key: string, create: (signal: AbortSignal) => Shared): Shared
}

/** The page's one interruption queue, created by the first island that has something to show. */
export const getInterruptionQueue = (page: InterruptionPage): InterruptionQueue =>
  page.getShared('interruption-queue', (signal) => {
    const over = page.getShared('over-page', () => createStore<OverPage>(() => ({ name: undefined })))
    return createInterruptionQueue({
      attention: createAttention(),
      onShown: (name) => over.setState({ name }),
      setTimer,
      signal,
    })
  })
