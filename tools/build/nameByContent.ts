import { createHash } from 'node:crypto'
import { type DraftFile, draftName, HASH_LENGTH } from './linkChunks.ts'
import { stronglyConnected } from './stronglyConnected.ts'

export interface NamedFile extends DraftFile {
  /** `comments-3k9x0a.js` */
  file: string
  hash: string
}

const digest = (...parts: readonly string[]) => createHash('sha256').update(parts.join('\0')).digest('hex')

const shortHash = (hex: string) => BigInt(`0x${hex}`).toString(36).slice(-HASH_LENGTH)

export function nameByContent(drafts: readonly DraftFile[], salts: Readonly<Record<string, string>> = {}): NamedFile[] {
  const byFile = new Map(drafts.map((draft) => [draftName(draft.name), draft]))
  if (byFile.size < drafts.length) throw new Error('Two output files have the same name.')
  const edges = new Map(
    [...byFile].map(([file, { imported, opened }]) => [file, [...imported, ...opened].map(draftName)]),
  )

  const finals = new Map<string, string>()
  const renamed = (code: string) =>
    code.replace(/\.\/([\w-]+-_{5}\.js)/g, (_, file: string) => `./${finals.get(file) ?? file}`)
  for (const circle of stronglyConnected(edges)) {
    const members = circle.sort().flatMap((file) => {
      const draft = byFile.get(file)
      return draft
        ? [{ file, name: draft.name, content: digest(draft.name, renamed(draft.code), salts[draft.name] ?? '') }]
        : []
    })
    const all = members.map(({ content }) => content)
    for (const { file, name, content } of members) finals.set(file, `${name}-${shortHash(digest(content, ...all))}.js`)
  }

  return drafts.map((draft) => {
    const { name, code } = draft
    const file = finals.get(draftName(name)) ?? ''
    return {
      ...draft,
      file,
      hash: file.slice(name.length + 1, -'.js'.length),
      code: `${renamed(code)}\n//# sourceMappingURL=${file}.map\n`,
    }
  })
}
