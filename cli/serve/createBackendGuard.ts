import type { RenderOptions } from '#server/renderer.types.ts'

/** Failures in a row after which the backend is left alone. */
const FAILURES = 5

/** Milliseconds for which it is left alone. */
const PAUSE_MS = 5_000

type Fetch = NonNullable<RenderOptions['fetch']>

/** The backend, between the renderer and the network. */
export interface BackendGuard {
  fetch: Fetch
  /** Whether requests are sent. */
  status(): 'asked' | 'left alone'
}

/**
 * Leaves a backend alone for five seconds that has failed five times in a row: one that is slow or down gets no more work, and pages do not wait for it. The next
 * request tries it again.
 *
 * @param now Milliseconds, from whatever moment on.
 * @param onFailure Called for each failure.
 */
export function createBackendGuard(send: Fetch, now: () => number, onFailure: () => void): BackendGuard {
  let failures = 0
  let pausedUntil = Number.NEGATIVE_INFINITY
  const isPaused = () => now() < pausedUntil
  const note = (isWell: boolean) => {
    failures = isWell ? 0 : failures + 1
    if (!isWell) onFailure()
    if (failures >= FAILURES) pausedUntil = now() + PAUSE_MS
  }
  return {
    async fetch(url, init) {
      if (isPaused()) throw new Error(`the backend has failed ${FAILURES} times in a row, and is left alone`)
      try {
        const response = await send(url, init)
        // A refusal is an answer: the backend is there.
        note(response.status < 500)
        return response
      } catch (error) {
        note(false)
        throw error
      }
    },
    status: () => (isPaused() ? 'left alone' : 'asked'),
  }
}
