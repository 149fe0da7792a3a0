import { byTier } from '../../src/testing/byTier.ts'

/** A journey runs once on each engine: in the language that the texts are written in, and in the one with the longest words. */
const sample = [
  ['ca', 'react'],
  ['de', 'lite'],
] as const

/** For what each language has to show: every one once, half of them on each engine; in `npm test` two. */
export const languagesOnEngines = byTier<readonly ['ca' | 'es' | 'en' | 'de', 'react' | 'lite']>(
  [...sample, ['en', 'react'], ['es', 'lite']],
  sample,
)
