import { createMachine, type ReadonlyStore } from '#lib/createMachine.ts'
import { type AdEvent, type AdState, initialState, type Obstacle, transition } from './ad.model.ts'
import type { AdAnswer } from './service/createAdDesk.ts'

/** How long the ad service may take to answer, its script included, and the platform that asks for consent to come, in milliseconds. */
const PATIENCE = 15_000

export interface AdDeps {
  /** Asks for the ad of this position. */
  request(element: HTMLElement, signal: AbortSignal): Promise<AdAnswer>
  /** Whether the platform that asks for consent has not come. */
  isPlatformMissing(): Promise<boolean>
  /** @returns Cancels it. */
  setTimer(act: () => unknown, ms: number): () => void
  report(error: unknown, source: string): void
}

/** Read it with `useStore`; change it only through the commands. */
export interface AdStore extends ReadonlyStore<AdState> {
  /** The rules' answer now: an ad that is hindered is taken off the page. */
  decide(obstacle: Obstacle | undefined): void
  /** The place of the ad is on the page. @returns Takes the ad out of it. */
  enter(element: HTMLElement): () => void
  close(): void
}

export function createAdStore({ isPlatformMissing, request, setTimer, report }: AdDeps): AdStore {
  const { dispatch, ...store } = createMachine<AdState, AdEvent>(initialState, transition)
  const receive = (answer: AdAnswer) => {
    switch (answer) {
      case 'rendered':
        return dispatch({ type: 'rendered' })
      case 'empty':
        return dispatch({ type: 'emptied' })
      case 'unfit':
        report(new Error('The ad service has sent an ad of a size that was not asked for.'), 'ad')
        return dispatch({ type: 'failed' })
      case 'unavailable':
        return dispatch({ type: 'failed' })
    }
  }
  // Its place is not held for an answer that nobody is asked for. One that comes late counts all the same.
  const stopHolding = setTimer(async () => {
    const isMissing = await isPlatformMissing()
    if (isMissing && store.getState().status === 'waiting') dispatch({ type: 'hindered', obstacle: 'consent' })
  }, PATIENCE)

  return {
    ...store,
    decide(obstacle) {
      stopHolding()
      dispatch(obstacle ? { type: 'hindered', obstacle } : { type: 'allowed' })
    },
    close: () => dispatch({ type: 'closed' }),
    enter(element) {
      const lifetime = new AbortController()
      const { signal } = lifetime
      const stopWaiting = setTimer(() => {
        if (store.getState().status === 'loading') dispatch({ type: 'failed' })
      }, PATIENCE)
      request(element, signal).then(
        (answer) => {
          if (!signal.aborted) receive(answer)
        },
        (error: unknown) => {
          report(error, 'ad')
          if (!signal.aborted) dispatch({ type: 'failed' })
        },
      )
      return () => {
        stopWaiting()
        lifetime.abort()
      }
    },
  }
}
