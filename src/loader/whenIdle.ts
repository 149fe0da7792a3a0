/** A browser without idle callbacks (Safari) waits only for the current task. */
export const whenIdle = (due: () => void) => (window.requestIdleCallback ?? setTimeout)(due)
