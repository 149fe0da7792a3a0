/** Restores in that many milliseconds before giving up. A page that takes something away more often would do so forever; a morph every few seconds is not that page. */
const MAX_RESTORES = 20
const WINDOW = 10_000

/** Bounds how often something is restored that a script of the page takes away. Each call counts as one restore; false when it is one too many. */
export function createRestoreBudget(): () => boolean {
  let restored: number[] = []
  return () => {
    const now = performance.now()
    restored = [...restored.filter((time) => now - time < WINDOW), now]
    return restored.length <= MAX_RESTORES
  }
}
