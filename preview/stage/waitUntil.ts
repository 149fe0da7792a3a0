/** In milliseconds. */
const INTERVAL = 5

const pause = () => new Promise((resolve) => setTimeout(resolve, INTERVAL))

/**
 * Tries until something no longer throws.
 *
 * @param patience In milliseconds.
 * @throws The last error, when the patience is over; at once when the signal is aborted.
 */
export async function waitUntil<Result>(
  attempt: () => Result | Promise<Result>,
  patience: number,
  signal: AbortSignal,
): Promise<Result> {
  const end = performance.now() + patience
  for (;;) {
    signal.throwIfAborted()
    try {
      return await attempt()
    } catch (error) {
      if (performance.now() > end) throw error
    }
    await pause()
  }
}
