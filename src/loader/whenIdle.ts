/** A browser without idle callbacks (Safari) waits only for the current task. */
export const whenIdle = (due: () => void) =>
  (typeof window.requestIdleCallback === 'function' ? window.requestIdleCallback : setTimeout)(due)
