import { near } from '../lib/nearest.ts'

/** The end of a message that names what was meant; empty where nothing is near. */
export function didYouMean(typed: string, names: readonly string[]): string {
  const suggestion = near(typed, names)
  return suggestion ? ` Did you mean "${suggestion}"?` : ''
}
