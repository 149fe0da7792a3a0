import type { Source } from '../checks/source.ts'
import { parseSource } from '../checks/source.ts'
import type { Node } from '../checks/walk.ts'
import { walk } from '../checks/walk.ts'

const wordsOf = (comment: string) =>
  comment
    .replace(/^\s*\*+/gm, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The first object that is written in an expression: that of `v.object({ … })`. */
function objectIn(node: Node | null): Node | undefined {
  let found: Node | undefined
  if (node)
    walk(node, (inner) => {
      if (!found && inner.type === 'ObjectExpression') found = inner
      return !found
    })
  return found
}

/** The members of an interface, or the properties of a schema, with those that it spreads. */
function membersOf(source: Source, name: string): readonly Node[] {
  for (const statement of parseSource(source).program.body) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (node?.type === 'TSInterfaceDeclaration' && node.id.name === name) return node.body.body
    if (node?.type !== 'VariableDeclaration') continue
    const variable = node.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)
    const object = variable && objectIn(variable.init)
    if (object?.type === 'ObjectExpression')
      return object.properties.flatMap((property) =>
        property.type === 'SpreadElement' && property.argument.type === 'Identifier'
          ? membersOf(source, property.argument.name)
          : property,
      )
  }
  throw new Error(`${source.path} declares no ${name} with members.`)
}

const nameOf = (member: Node): string | undefined => {
  if (!('key' in member)) return undefined
  const { key } = member
  if (key?.type === 'Identifier') return key.name
  return key?.type === 'Literal' ? String(key.value) : undefined
}

/**
 * What the doc comments of a type's or a schema's members say, by the members' names.
 *
 * @throws When the file declares no such type or schema.
 */
export function docComments(source: Source, name: string): ReadonlyMap<string, string> {
  const { comments } = parseSource(source)
  const found = new Map<string, string>()
  for (const member of membersOf(source, name)) {
    const before = comments.findLast(({ end }) => end <= member.start)
    const key = nameOf(member)
    if (!key || before?.type !== 'Block' || source.text.slice(before.end, member.start).trim() !== '') continue
    found.set(key, wordsOf(before.value))
  }
  return found
}
