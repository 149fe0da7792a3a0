/** A browser without idle callbacks (Safari) gets a short breath instead. */
const BREATH_MS = 200

export const whenIdle = (due: () => void) =>
  window.requestIdleCallback ? window.requestIdleCallback(due) : setTimeout(due, BREATH_MS)
