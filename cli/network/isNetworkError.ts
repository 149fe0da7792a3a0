/** Whether an error is one of the network, of what a server has sent or of a signal, and not a bug: Node gives all of these a code. */
export const isNetworkError = (error: unknown): error is Error =>
  error instanceof Error && ('code' in error || error.name === 'TimeoutError' || error.name === 'AbortError')

/** The reason in words; for a host with several addresses Node tells a code alone. */
export const reasonOf = (error: Error): string => error.message || ('code' in error ? String(error.code) : error.name)
