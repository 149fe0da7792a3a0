/** The errors on the console that are allowed while calls fail, the network goes and addresses lead nowhere. An uncaught error is never allowed. */
const allowed = [
  // The browser's own, of each answer of 400 and more and of each request without a network.
  /^Failed to load resource: /,
]

export const isAllowed = (message: string) => allowed.some((pattern) => pattern.test(message))
