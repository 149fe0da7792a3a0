import type { ESTree } from 'vite'
import { Visitor } from 'vite'
import type { Source } from './source.ts'
import { lineAt, parseSource } from './source.ts'

/** A message as a `*.messages.ts` defines it. */
export interface DefinedMessage {
  /** `poll.vote` */
  id: string
  key: string
  /** What its text is given, sorted; by its type. */
  values: readonly string[]
  /** The constant that holds it, `messages`. */
  constant: string
  path: string
  line: number
}

/** The names in `message<{ count: number }>()`. */
function valuesOf(call: ESTree.Expression): string[] {
  if (call.type !== 'CallExpression') return []
  const [type] = call.typeArguments?.params ?? []
  if (type?.type !== 'TSTypeLiteral') return []
  return type.members
    .flatMap((member) =>
      member.type === 'TSPropertySignature' && member.key.type === 'Identifier' ? [member.key.name] : [],
    )
    .sort()
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
        found.push({
          id: `${scope.value}.${key}`,
          key,
          values: valuesOf(property.value),
          constant: id.name,
          path: source.path,
          line: lineAt(source.text, property.start),
        })
      }
    },
  }).visit(parseSource(source).program)
  return found
}
