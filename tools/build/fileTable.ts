import { addressesOf } from './moduleAddresses.ts'
import type { NamedFile } from './nameByContent.ts'

/** For each chunk, by name, the files it needs at once: its own, then all that it imports statically, nearest first. */
export type FileTable = Record<string, string[]>

/** @throws When no file has one of the names. */
export function fileTable(files: readonly NamedFile[], names: readonly string[]): FileTable {
  const imports = new Map(
    files.map(({ file, code }) => [file, addressesOf(code).flatMap((found) => (found.isStatic ? found.file : []))]),
  )
  const closure = (file: string) => {
    const found = new Set([file])
    for (const known of found) for (const imported of imports.get(known) ?? []) found.add(imported)
    return [...found].map((path) => `chunks/${path}`)
  }
  return Object.fromEntries(
    names.map((name) => {
      const file = files.find((candidate) => candidate.name === name)?.file
      if (!file) throw new Error(`The build has no output for “${name}”.`)
      return [name, closure(file)]
    }),
  )
}
