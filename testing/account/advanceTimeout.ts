import { vi } from 'vitest'
import { REQUEST_TIMEOUT } from '#lib/site/limits.ts'

/** Sends a request and advances the clock past its time-out (reader-account §9). @param send Resolves when the backend has received the request. */
export async function advanceTimeout<Result>(send: () => Promise<Result>): Promise<Result> {
  // The clock goes on meanwhile: the test's own tools wait by it, too.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    const result = await send()
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT)
    return result
  } finally {
    vi.useRealTimers()
  }
}
