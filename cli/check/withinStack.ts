import { UnreadableError } from '../UnreadableError.ts'

/**
 * Runs what reads a page or a style sheet. The parsers of JSON, style sheets and selectors call themselves for what is in something else, and a regular
 * expression keeps every step of a long text: a page that is too much for them is no bug.
 *
 * @param name Of the page or the sheet, for the message.
 * @throws {UnreadableError} When the stack overflows.
 */
export function withinStack<Result>(name: string, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof RangeError && error.message.includes('call stack'))) throw error
    throw new UnreadableError(`${name}: its blocks or styles are too deep in each other, or too long`)
  }
}
