import { it } from 'vitest'

/** `npm run proof` sets it; see docs/testing.md, “Three tiers”. */
export const isProof = process.env.TIER === 'proof'

/**
 * The cases of a test: all of them guard a release, and those of the sample every change. A sample has each kind of case that the code tells apart.
 */
export const byTier = <const Case>(all: readonly Case[], sample: readonly Case[]): readonly Case[] =>
  isProof ? all : sample

/** {@link byTier} with every `step`-th case as the sample, from the first on. */
export const everyByTier = <const Case>(step: number, all: readonly Case[]): readonly Case[] =>
  byTier(
    all,
    all.filter((_, index) => index % step === 0),
  )

/** {@link byTier} with the first `count` cases as the sample. */
export const firstByTier = <const Case>(all: readonly Case[], count: number): readonly Case[] =>
  byTier(all, all.slice(0, count))

/** A test of the proof alone, in a file whose others guard every change: a cheaper one fails for the same fault (docs/testing.md). */
export const itInProof = it.runIf(isProof)
