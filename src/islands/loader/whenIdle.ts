/** Longer than a page takes to start, in milliseconds. A script that never rests would keep a widget waiting for ever. */
const timeout = 5000

/** A browser without idle callbacks (Safari) waits only for the current task. */
export const whenIdle = (due: () => void): void =>
  void (typeof window.requestIdleCallback === 'function' ? requestIdleCallback(due, { timeout }) : setTimeout(due))
