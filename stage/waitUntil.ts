/** In milliseconds. */
const SHORTEST_PAUSE = 5

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration))

/**
 * Tries until something no longer throws, less often the longer it takes: what never comes should not keep the processor busy.
 *
 * @param patience In milliseconds.
 * @throws The last error, when the patience is over; at once when the signal is aborted.
 */
export async function waitUntil<Result>(
  attempt: () => Result | Promise<Result>,
  patience: number,
  signal: AbortSignal,
): Promise<Result> {
  const start = performance.now()
  for (;;) {
    signal.throwIfAborted()
    try {
      return await attempt()
    } catch (error) {
      if (performance.now() > start + patience) throw error
    }
    await pause(Math.max(SHORTEST_PAUSE, (performance.now() - start) / 8))
  }
}
