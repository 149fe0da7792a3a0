import { it } from 'vitest'
import { engines } from './site.ts'

type EngineUnderTest = (typeof engines)[number]

/**
 * For what is the same on both engines, because it happens before any view or because another test of the view runs on both: each test runs on one
 * engine, and the next one on the other.
 */
export function alternateEngines() {
  let count = 0
  return (name: string, run: (on: EngineUnderTest) => Promise<void>): void => {
    // The remainder is always the index of an engine.
    const on = engines[count++ % engines.length] as EngineUnderTest
    it(`${name}, ${on.engine}`, () => run(on))
  }
}
