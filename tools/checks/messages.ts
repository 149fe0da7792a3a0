import { type ESTree, Visitor } from 'vite'
import { lineAt, parseSource, type Source } from './source.ts'

/** A message as a `*.messages.ts` defines it. */
export interface DefinedMessage {
  /** `poll.vote` */
  id: string
  key: string
  /** The names of its values, sorted; from its type. */
  values: readonly string[]
  /** The type of each value, as the code writes it: `number`, `Date`, `readonly string[]`. */
  types: Readonly<Record<string, string>>
  /** The name of its constant, `messages`. */
  constant: string
  path: string
  line: number
}

/** The names and types in `message<{ count: number }>()`. */
function typesOf(call: ESTree.Expression, text: string): Record<string, string> {
  if (call.type !== 'CallExpression') return {}
  const [type] = call.typeArguments?.params ?? []
  if (type?.type !== 'TSTypeLiteral') return {}
  const entries = type.members.flatMap((member) => {
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return []
    const { start, end } = member.typeAnnotation?.typeAnnotation ?? member
    return [[member.key.name, text.slice(start, end)] as const]
  })
  return Object.fromEntries(entries)
}

/** The name of a property: written as it is, or quoted where it has a hyphen. */
function keyOf({ key, computed }: ESTree.ObjectProperty): string | undefined {
  if (key.type === 'Identifier' && !computed) return key.name
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined
}

/** Reads `export const messages = defineMessages('poll', { vote: message() })`. */
export function definedMessages(source: Source): DefinedMessage[] {
  const found: DefinedMessage[] = []
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return
      if (init.callee.type !== 'Identifier' || init.callee.name !== 'defineMessages') return
      const [scope, messages] = init.arguments
      if (scope?.type !== 'Literal' || messages?.type !== 'ObjectExpression') return
      for (const property of messages.properties) {
        const key = property.type === 'Property' ? keyOf(property) : undefined
        if (property.type !== 'Property' || key === undefined) continue
        const types = typesOf(property.value, source.text)
        found.push({
          id: `${scope.value}.${key}`,
          key,
          values: Object.keys(types).sort(),
          types,
          constant: id.name,
          path: source.path,
          line: lineAt(source.text, property.start),
        })
      }
    },
  }).visit(parseSource(source).program)
  return found
}
