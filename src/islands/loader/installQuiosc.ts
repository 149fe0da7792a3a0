import { writeConsole } from '#lib/writeConsole.ts'
import type { QueuedCall, Quiosc } from './quiosc.types.ts'

/**
 * Starts the library, and puts it on the page as `window.quiosc`; a second copy of the script takes the first one's. What a page's script has called before, by
 * the stub of docs/including.md, is called now, in the same order.
 *
 * @param start Not called on a page that has the library.
 * @returns The library that the page has.
 */
export function installQuiosc(start: () => Omit<Quiosc, 'calls'>): Quiosc {
  // An element of the page may have the name too, and a frame's window refuses to be asked.
  const given = Object.hasOwn(window, 'quiosc') ? window.quiosc : undefined
  // Only the stub's is a list.
  const queued = given?.calls as Partial<Pick<QueuedCall[], 'forEach'>> | undefined
  // The stub has a function of that name, too.
  if (!queued?.forEach && typeof given?.scan === 'function') return given

  const push = (call: readonly [path: string, ...given: unknown[]]) => {
    try {
      const [path, ...args] = call
      const called = path
        .split('.')
        .reduce<unknown>((holder, name) => (holder as Record<string, unknown>)[name], quiosc)
      // A value that is no function throws, as any other mistake of the page's does.
      ;(called as (...given: unknown[]) => void)(...args)
    } catch (error) {
      // The page's author has called what there is not, or in a wrong way.
      writeConsole('error', '[quiosc] calls:', call, error)
    }
  }
  const quiosc: Quiosc = { ...start(), calls: { push } }
  // On a page that has a fixed value of that name the widgets work all the same.
  Reflect.set(window, 'quiosc', quiosc)
  queued?.forEach?.(push)
  return quiosc
}
