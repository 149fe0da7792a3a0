/** A browser without idle callbacks (Safari) only ends what it is doing. */
export const whenIdle = (due: () => void) => (window.requestIdleCallback ?? setTimeout)(due)
