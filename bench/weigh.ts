import type { Built } from './Built.ts'

/** Weighs files, each counted once, in bytes brotli. @throws When one of them is missing. */
export function weigh({ manifest }: Built, files: Iterable<string>): number {
  return [...new Set(files)].reduce((sum, file) => {
    const found = manifest.files[file]
    if (!found) throw new Error(`The build has no file “${file}”.`)
    return sum + found.brotli
  }, 0)
}
