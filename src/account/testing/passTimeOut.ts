import { vi } from 'vitest'
import { REQUEST_TIMEOUT } from '../../site/limits.ts'

/** Asks, and lets the time pass that a request may take (reader-account §9). @param ask Ends when the backend has been asked. */
export async function passTimeOut<Asked>(ask: () => Promise<Asked>): Promise<Asked> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const asked = await ask()
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT)
    return asked
  } finally {
    vi.useRealTimers()
  }
}
