import { near } from '#lib/nearest.ts'

/** The end of a message that names what was meant; empty where that is not known. */
export const suggestion = (meant: string | undefined): string => (meant ? ` Did you mean "${meant}"?` : '')

/** The same for a word of which some names are near, or none. */
export const didYouMean = (typed: string, names: readonly string[]): string => suggestion(near(typed, names))
