import { flushSync } from 'react-dom'

/**
 * Runs something, and renders what it changes before it returns. React's own `act` is missing from its production build, on which these tests run.
 *
 * @throws The callback's error.
 */
export function act(run: () => Promise<unknown>): Promise<void>
export function act(run: () => unknown): void
export function act(run: () => unknown): Promise<void> | void {
  let result: unknown
  flushSync(() => {
    result = run()
  })
  if (result instanceof Promise) return result.then(() => flushSync(() => undefined))
}
