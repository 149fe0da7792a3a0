/** Letters of a word that are compared: no name of ours is longer, and the time grows with them. */
const COMPARED = 60

/** The edit distance between two words: how many letters are wrong, missing, too many, or in the wrong order with the next one. */
function distance(word: string, to: string): number {
  const from = word.slice(0, COMPARED)
  const rows = [Array.from({ length: to.length + 1 }, (_, index) => index)]
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= to.length; j++) {
      const change = at(i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      row.push(Math.min(change, at(i - 1, j) + 1, at(i, j - 1) + 1, isSwapped ? at(i - 2, j - 2) + 1 : Infinity))
    }
  }
  return at(from.length, to.length)
}

/** The candidate that a mistyped word most likely meant; undefined for an empty list. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, cost: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.cost - b.cost)
  return best?.candidate
}

/** The candidate that a word is a slip of: it differs by one letter in three at most. Undefined for a word that means something else. */
export function misspelt(word: string, candidates: readonly string[]): string | undefined {
  const best = nearest(word, candidates)
  const letters = Math.max(1, Math.floor(Math.min(word.length, COMPARED) / 3))
  return best !== undefined && distance(word.toLowerCase(), best.toLowerCase()) <= letters ? best : undefined
}

/** Whether a word is written with the letters of another, in their order and from the first on: `asc` for `ascending`. */
function abbreviates(short: string, long: string): boolean {
  if (short.length < 3 || short[0] !== long[0] || short.length * 3 < long.length) return false
  let at = 0
  for (const letter of long) if (letter === short[at]) at++
  return at === short.length
}

/** The candidate that a word is a slip of, or a longer form. Undefined for a word that is near none. */
export function near(word: string, candidates: readonly string[]): string | undefined {
  const typed = word.toLowerCase().slice(0, COMPARED)
  const short = candidates.filter((candidate) => abbreviates(candidate.toLowerCase(), typed))
  return misspelt(word, candidates) ?? nearest(word, short)
}
