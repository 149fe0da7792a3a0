import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

/** Folders in which nothing is the project's source. */
const leftOut = ['.cache', '.git', 'coverage', 'dist', 'docs-static', 'node_modules', 'storybook-static']

/** Digests of all files that a fix may write, by path. */
export function readDigests(): ReadonlyMap<string, string> {
  const paths = globSync('{*,.*,{*,.*}/**/*}.{ts,tsx,mjs,js,css,json,md}', { exclude: leftOut })
  return new Map(
    paths.map((path) => [path.replaceAll('\\', '/'), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  )
}

/** The line with which a fix ends: the files that it has written or removed. */
export function fixReport(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string {
  const removed = [...before.keys()].filter((path) => !after.has(path)).map((path) => `${path} (removed)`)
  const written = [...after].filter(([path, digest]) => before.get(path) !== digest).map(([path]) => path)
  const files = [...written, ...removed].toSorted()
  if (files.length === 0) return 'quiosc: nothing to fix'
  return `quiosc: fixed ${files.length === 1 ? 'one file' : `${files.length} files`}: ${files.join(', ')}`
}
