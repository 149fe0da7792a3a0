import { parseSource, type Source } from '../checks/source.ts'
import type { Node } from '../checks/walk.ts'

const wordsOf = (comment: string) =>
  comment
    .replace(/^\s*\*+/gm, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The members of an interface. */
function membersOf(source: Source, name: string): readonly Node[] {
  for (const statement of parseSource(source).program.body) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (node?.type === 'TSInterfaceDeclaration' && node.id.name === name) return node.body.body
  }
  throw new Error(`${source.path} declares no ${name} with members.`)
}

/** The name of a property or of an interface's member, if it has one. */
export const nameOf = (member: Node): string | undefined => {
  if (!('key' in member)) return undefined
  const { key } = member
  if (key?.type === 'Identifier') return key.name
  return key?.type === 'Literal' ? String(key.value) : undefined
}

/** The doc comment right before a node, in one line. */
export function commentBefore(source: Source, node: Node): string | undefined {
  const before = parseSource(source).comments.findLast(({ end }) => end <= node.start)
  if (before?.type !== 'Block' || source.text.slice(before.end, node.start).trim() !== '') return undefined
  return wordsOf(before.value)
}

/**
 * The doc comments of an interface's members, by the members' names.
 *
 * @throws When the file declares no such interface.
 */
export function docComments(source: Source, name: string): ReadonlyMap<string, string> {
  return new Map(
    membersOf(source, name).flatMap((member) => {
      const [key, comment] = [nameOf(member), commentBefore(source, member)]
      return key && comment ? [[key, comment] as const] : []
    }),
  )
}
