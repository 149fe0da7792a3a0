/** Milliseconds. What a widget waits for longer ends a message, or an answer that does not come; steps and layout wait for less. */
const LONG = 1000

export interface WatchedTimers {
  /** No long timer ends from now on. */
  hold(): void
  /** Gives the page its own timers back. Those that were held never end. */
  restore(): void
}

/**
 * Watches the timers that a story starts, to hold it as it is: a busy machine may take longer for all its pictures than a message is shown, or than an
 * answer is waited for.
 */
export function watchTimers(pageWindow: Window & typeof globalThis): WatchedTimers {
  const original = pageWindow.setTimeout
  let isHeld = false
  const watched = (handler: TimerHandler, delay = 0, ...values: unknown[]) => {
    if (delay < LONG || typeof handler === 'string') return original(handler, delay, ...values)
    return original(() => {
      if (!isHeld) handler(...values)
    }, delay)
  }
  // Node's types ask for more of it than browsers have.
  pageWindow.setTimeout = watched as typeof original
  return {
    hold() {
      isHeld = true
    },
    restore() {
      pageWindow.setTimeout = original
    },
  }
}
