import { setTimer } from '#lib/setTimer.ts'
import { createAttention } from './attention.ts'
import { createInterruptionQueue, type InterruptionQueue } from './createInterruptionQueue.ts'
import { getOverPage } from './getOverPage.ts'

/** The part of the page that the queue is shared through. */
export interface InterruptionPage {
  getShared<Shared>(key: string, create: (signal: AbortSignal) => Shared): Shared
}

/** The page's one interruption queue, created by the first island that has something to show. */
export const getInterruptionQueue = (page: InterruptionPage): InterruptionQueue =>
  page.getShared('interruption-queue', (signal) => {
    const over = getOverPage(page)
    return createInterruptionQueue({
      attention: createAttention(),
      onShown: (name) => over.setState({ name }),
      setTimer,
      signal,
    })
  })
