import { createHash } from 'node:crypto'
import { addressesOf, renameAddresses } from './moduleAddresses.ts'
import { stronglyConnected } from './stronglyConnected.ts'

/** A final file, except that it imports other files by the names of `draftName`. */
export interface DraftFile {
  /** What it is called without hash and ending. No two have the same. */
  name: string
  code: string
  map: string
  /** What else its name depends on: a widget's texts, which share its hash. */
  salt?: string
}

export interface NamedFile {
  name: string
  /** `comments-3k9x0a.js` */
  file: string
  hash: string
  /** Exactly as shipped. */
  code: string
  map: string
}

/** Five digits of 36, sixty million names: the loader carries one for each widget. */
const HASH_LENGTH = 5

/** A file's name before its hash is known: of the same length, so that a source map stays true. */
export const draftName = (name: string) => `${name}-${'_'.repeat(HASH_LENGTH)}.js`

const digest = (...parts: readonly string[]) => createHash('sha256').update(parts.join('\0')).digest('hex')

const shortHash = (hex: string) => BigInt(`0x${hex}`).toString(36).slice(-HASH_LENGTH)

/**
 * Names each file by a hash of its final bytes, so that it can be cached forever: a name never has two contents. The names of imported files are
 * part of a file's bytes, so dependencies are named first. Files that import each other in a cycle, such as a widget and the parts that it loads
 * on demand, are hashed together: the name of each depends on the contents of all.
 */
export function nameByContent(drafts: readonly DraftFile[]): NamedFile[] {
  const byFile = new Map(drafts.map((draft) => [draftName(draft.name), draft]))
  if (byFile.size < drafts.length) throw new Error('Two output files have the same name.')
  const edges = new Map([...byFile].map(([file, { code }]) => [file, addressesOf(code).map((found) => found.file)]))
  const unknown = [...edges.values()].flat().find((file) => !byFile.has(file))
  if (unknown) throw new Error(`A file imports ${unknown}, which is not part of the build.`)

  const finals = new Map<string, string>()
  const renamed = (code: string) => renameAddresses(code, (file) => finals.get(file) ?? file)
  for (const circle of stronglyConnected(edges)) {
    const members = circle.sort().flatMap((file) => {
      const draft = byFile.get(file)
      return draft
        ? [{ file, name: draft.name, content: digest(draft.name, renamed(draft.code), draft.salt ?? '') }]
        : []
    })
    const all = members.map(({ content }) => content)
    for (const { file, name, content } of members) finals.set(file, `${name}-${shortHash(digest(content, ...all))}.js`)
  }

  return drafts.map(({ name, code, map }) => {
    const file = finals.get(draftName(name)) ?? ''
    return {
      name,
      file,
      hash: file.slice(name.length + 1, -'.js'.length),
      code: `${renamed(code)}\n//# sourceMappingURL=${file}.map\n`,
      map,
    }
  })
}
