import { Visitor } from 'vite'
import type { DefinedMessage } from './messages.ts'
import { parseSource, type Source } from './source.ts'
import { targetOf } from './targetOf.ts'

/** `path#constant`, distinguishes constants of the same name in different files. */
const nameOf = (path: string, constant: string) => `${path}#${constant}`

/** The constants of messages files that a file imports, by their local name. */
function importedConstants(source: Source): Map<string, string> {
  const names = new Map<string, string>()
  for (const { moduleRequest, entries } of parseSource(source).module.staticImports) {
    if (!moduleRequest.value.endsWith('.messages.ts')) continue
    const path = targetOf(source.path, moduleRequest.value) ?? ''
    for (const { importName, localName } of entries) names.set(localName.value, nameOf(path, importName.name ?? ''))
  }
  return names
}

/** `src`, or a widget's folder: the part in which its messages are used. */
const areaOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('widgets/') ? 2 : 1)
    .join('/')

/**
 * The ids of the messages that code uses. `messages.vote` uses one; where a key is computed (`messages[kind]`), those count as used whose key appears
 * as a string, a property or a type in the part that the messages belong to.
 */
export function usedMessages(messages: readonly DefinedMessage[], sources: readonly Source[]): Set<string> {
  const used = new Set<string>()
  const computed = new Set<string>()
  const wordsIn = new Map<string, Set<string>>()

  for (const source of sources) {
    const constants = importedConstants(source)
    const area = areaOf(source.path)
    const words = wordsIn.get(area) ?? new Set<string>()
    wordsIn.set(area, words)
    new Visitor({
      MemberExpression(node) {
        const constant = node.object.type === 'Identifier' ? constants.get(node.object.name) : undefined
        if (!constant) return
        if (!node.computed && node.property.type === 'Identifier') used.add(`${constant}.${node.property.name}`)
        else if (node.property.type === 'Literal') used.add(`${constant}.${node.property.value}`)
        else computed.add(constant)
      },
      Literal(node) {
        if (typeof node.value === 'string') words.add(node.value)
      },
      Property({ key }) {
        if (key.type === 'Identifier') words.add(key.name)
      },
    }).visit(parseSource(source).program)
  }

  const isUsed = ({ path, constant, key }: DefinedMessage) => {
    const name = nameOf(path, constant)
    return used.has(`${name}.${key}`) || (computed.has(name) && (wordsIn.get(areaOf(path))?.has(key) ?? false))
  }
  return new Set(messages.filter(isUsed).map(({ id }) => id))
}
