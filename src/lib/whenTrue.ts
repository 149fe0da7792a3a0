/** The first wait, and what each is longer than the one before; all together about a minute. In milliseconds. */
const FIRST = 100
const GROWTH = 1.3
const WAITS = 20

/**
 * Calls once a condition holds for which there is no event: at once, or looking again and again for about a minute, less often as time passes.
 *
 * @param signal Ends it.
 */
export function whenTrue(isTrue: () => boolean, act: () => void, signal: AbortSignal): void {
  const look = (left: number, wait: number) => {
    if (signal.aborted) return
    if (isTrue()) return act()
    if (left > 0) setTimeout(look, wait, left - 1, wait * GROWTH)
  }
  look(WAITS, FIRST)
}
