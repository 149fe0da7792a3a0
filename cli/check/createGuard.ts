import { createContext, runInContext } from 'node:vm'
import { type Limits, tooSlow } from '../limits.ts'
import { UnreadableError } from '../UnreadableError.ts'

/**
 * Runs what reads a page or a style sheet, without waiting for anything.
 *
 * @param name Of the page or the sheet, for messages.
 * @throws {UnreadableError} When it takes too long, or when the stack overflows.
 */
export type Guard = <Result>(name: string, read: () => Result) => Result

const isTimeout = (error: unknown) => Object(error).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'

/**
 * The parsers of JSON, style sheets and selectors call themselves for what is in something else, some take a hundred times as long for a text that is ten
 * times as long, and so do regular expressions: a page that is too much for them is no bug, and must not occupy the machine.
 *
 * @param limits Its milliseconds are for each call.
 */
export function createGuard(limits: Pick<Limits, 'milliseconds'>): Guard {
  // Only what `node:vm` runs can be stopped from outside while it runs, with all that it calls.
  const world: { read?: () => unknown } = createContext({})
  return <Result>(name: string, read: () => Result): Result => {
    world.read = read
    try {
      // The script returns what the function does.
      return runInContext('read()', world, { timeout: limits.milliseconds }) as Result
    } catch (error) {
      if (isTimeout(error)) throw new UnreadableError(`${name} ${tooSlow(limits)}`)
      if (!(error instanceof RangeError && error.message.includes('call stack'))) throw error
      throw new UnreadableError(`${name}: its blocks or styles are too deep in each other, or too long`)
    }
  }
}
