import { byTier } from '#testing/byTier.ts'

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

/** The same for a journey of one of the profile's panels, in `npm test` on this engine alone: the panels share their frame, whose entries run on both. */
export const languagesByTier = (engine: 'react' | 'lite') =>
  byTier(
    languagesOnEngines,
    sample.filter(([, on]) => on === engine),
  )
