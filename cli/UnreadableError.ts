/** A file or a page cannot be read for what it is: too large, too slow, too deep. Its message is one line, shown without a stack, and the exit code is 2. */
export class UnreadableError extends Error {
  override name = 'UnreadableError'
}
