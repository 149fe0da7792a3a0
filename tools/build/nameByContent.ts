import { createHash } from 'node:crypto'
import { type DraftFile, draftName, HASH_LENGTH } from './linkChunks.ts'

/** A file exactly as shipped. */
export interface NamedFile extends DraftFile {
  /** `comments-3k9x0.js` */
  file: string
  hash: string
}

const digest = (...parts: readonly string[]) => createHash('sha256').update(parts.join('\0')).digest('hex')

const shortHash = (hex: string) => BigInt(`0x${hex}`).toString(36).slice(-HASH_LENGTH)

/**
 * Names each file by a hash of its minified code and that of all files that it imports, directly or not, so that it can be cached forever: the names in a
 * file depend on those files, so that a name never has two contents.
 *
 * @param salts What else a name depends on: a widget's texts, which share its hash.
 */
export function nameByContent(drafts: readonly DraftFile[], salts: Readonly<Record<string, string>> = {}): NamedFile[] {
  const byName = new Map(drafts.map((draft) => [draft.name, draft]))
  if (byName.size < drafts.length) throw new Error('Two output files have the same name.')
  const digests = new Map(drafts.map(({ name, code }) => [name, digest(name, code, salts[name] ?? '')]))
  const hashOf = (name: string) => {
    const reached = new Set([name])
    for (const known of reached)
      for (const next of [...(byName.get(known)?.imported ?? []), ...(byName.get(known)?.opened ?? [])])
        reached.add(next)
    return shortHash(digest(digests.get(name) ?? '', ...[...reached].map((found) => digests.get(found) ?? '').sort()))
  }
  const hashes = new Map(drafts.map(({ name }) => [name, hashOf(name)]))
  const fileOf = (name: string) => `${name}-${hashes.get(name)}.js`
  const files = new Map(drafts.map(({ name }) => [draftName(name), fileOf(name)]))
  return drafts.map((draft) => {
    const code = draft.code.replace(/\.\/([\w-]+-_{5}\.js)/g, (_, found: string) => `./${files.get(found)}`)
    const file = fileOf(draft.name)
    return {
      ...draft,
      file,
      hash: hashes.get(draft.name) ?? '',
      code: `${code}\n//# sourceMappingURL=${file}.map\n`,
    }
  })
}
