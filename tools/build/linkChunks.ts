import type { NamedOutput } from './nameOutputs.ts'

/** A file of `chunks/`, except that it names others by their {@link draftName}. */
export interface DraftFile {
  /** What it is called without hash and ending. No two have the same. */
  name: string
  code: string
  map: string
  /** The names of the files that it imports at once, in their order. */
  imported: readonly string[]
  /** The names of those that it opens on demand. */
  opened: readonly string[]
}

/** Five digits of 36, sixty million names: the loader carries one for each widget. */
export const HASH_LENGTH = 5

/** A file's name before its hash is known: of the same length, so that a source map stays true. */
export const draftName = (name: string): string => `${name}-${'_'.repeat(HASH_LENGTH)}.js`

/** Where the bundler has named a file: `from "./chunk-3LGQMIPJ.js"`, `import("./chunk-3LGQMIPJ.js")`. Its own hash makes that unique. */
const ADDRESS = /(import\()?"\.\/([^"]+)"(\))?/g

/**
 * Writes draft names into the bundler's files, and retries each failed dynamic import with a unique query (decisions/0011): in some browsers a failed
 * module stays failed until the page is reloaded, so that “Try again” could never succeed. No line is added, so that a source map keeps its lines.
 *
 * @throws When the code's imports are not exactly those that the bundler reports: a part would have no retry.
 */
export function linkChunks(outputs: readonly NamedOutput[]): DraftFile[] {
  const names = new Map(
    outputs.flatMap(({ name, file, formerFile = file }) => [file, formerFile].map((own) => [own, name] as const)),
  )
  const nameOf = (file: string) => {
    const name = names.get(file)
    if (!name) throw new Error(`${file} is imported but was not built.`)
    return name
  }
  return outputs.map(({ name, code, map, imported, opened }) => {
    const missing = new Set([...imported, ...opened])
    const linked = code.replace(ADDRESS, (found, opens: string | undefined, file: string) => {
      if (!(opens ? opened : imported).includes(file)) return found
      missing.delete(file)
      const address = `./${draftName(nameOf(file))}`
      return opens ? `import("${address}").catch(()=>import("${address}?"+Date.now()))` : `"${address}"`
    })
    if (missing.size > 0)
      throw new Error(`The bundler reports imports that are not in the code of ${name}: ${[...missing].join(', ')}.`)
    return { name, code: linked, map, imported: imported.map(nameOf), opened: opened.map(nameOf) }
  })
}
