import { isNode, type Node } from '../checks/walk.ts'

/** A type that another one names. */
export interface NamedType {
  name: string
  /** The members that it takes of it, by `Pick`. */
  members?: readonly string[]
}

/** The literals of a type: `'get' | 'subscribe'`. */
function literalsOf(node: Node): string[] {
  if (node.type === 'TSUnionType') return node.types.flatMap(literalsOf)
  const literal = node.type === 'TSLiteralType' ? node.literal : undefined
  return literal?.type === 'Literal' ? [String(literal.value)] : []
}

/** The names in a type: other types, and lists by `typeof`. */
export function typeNames(node: Node): NamedType[] {
  if (node.type === 'TSTypeReference' && node.typeName.type === 'Identifier' && node.typeName.name === 'Pick') {
    const [type, keys] = node.typeArguments?.params ?? []
    const [named] = type ? typeNames(type) : []
    return named && keys ? [{ name: named.name, members: literalsOf(keys) }] : []
  }
  if (node.type === 'Identifier') return [{ name: node.name }, ...childNames(node)]
  return childNames(node)
}

const childNames = (node: Node): NamedType[] => Object.values(node).flat().filter(isNode).flatMap(typeNames)
