import { byTier } from '#testing/byTier.ts'
import { engines } from './site.ts'

/** For what the engines share: both in the proof, and in `npm test` the one that is named. */
export const enginesByTier = (sample: 'react' | 'lite') =>
  byTier(
    engines,
    engines.filter(({ engine }) => engine === sample),
  )
