/** Steps of the walk on each engine: 2,000 in a run of the tests. `npm run walk` takes as many with each seed. */
export const STEPS = 1_000

/** In milliseconds: ten times as long as the longest walk takes on idle cores. */
export const WALK_MS = 1_500_000
