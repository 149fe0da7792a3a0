import { it } from 'vitest'
import { itInProof } from '#testing/byTier.ts'
import { engines } from './site.ts'

type EngineUnderTest = (typeof engines)[number]

/**
 * For what is the same on both engines, because it happens before any view or because another test of the view runs on both: each test runs on one
 * engine, and the next one on the other. Those `inProof` run in the proof alone.
 */
export function alternateEngines() {
  let count = 0
  const add = (test: typeof it | typeof itInProof) => (name: string, run: (on: EngineUnderTest) => Promise<void>) => {
    // The remainder is always the index of an engine.
    const on = engines[count++ % engines.length] as EngineUnderTest
    test(`${name}, ${on.engine}`, () => run(on))
  }
  return Object.assign(add(it), { inProof: add(itInProof) })
}
