import type { ESTree } from 'vite'
import type { Node } from './walk.ts'
import { bareValue, childrenOf, walk } from './walk.ts'

/** The declarations of one function, or of a whole file. */
export interface Scope {
  names: ReadonlySet<string>
  /** Its functions by name, for any kind of declaration. */
  functions: ReadonlyMap<string, Node>
  outer?: Scope
}

type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression

export const isFunction = (node: Node | null | undefined): node is FunctionNode =>
  node?.type === 'FunctionDeclaration' ||
  node?.type === 'FunctionExpression' ||
  node?.type === 'ArrowFunctionExpression'

/** The function of a declaration: itself, or the argument of `memo(…)` and the like. */
function functionIn(node: Node | null | undefined): Node | undefined {
  const value = bareValue(node)
  if (isFunction(value)) return value
  if (value?.type !== 'CallExpression') return undefined
  const [first] = value.arguments
  return isFunction(first) ? first : undefined
}

/** The scope that a function, or a file's program, opens. Declarations of inner functions are not included. */
export function openScope(node: Node, outer?: Scope): Scope {
  const names = new Set<string>()
  const functions = new Map<string, Node>()
  const bind = (pattern: Node) => {
    walk(pattern, (part) => void (part.type === 'Identifier' && names.add(part.name)))
  }
  const collect = (inner: Node) => {
    if (inner.type === 'VariableDeclarator') {
      bind(inner.id)
      const kept = functionIn(inner.init)
      if (inner.id.type === 'Identifier' && kept) functions.set(inner.id.name, kept)
    }
    if (inner.type === 'ImportDeclaration') for (const { local } of inner.specifiers) names.add(local.name)
    if (inner.type === 'ClassDeclaration' && inner.id) names.add(inner.id.name)
    if (inner.type === 'CatchClause' && inner.param) bind(inner.param)
    if (inner.type === 'FunctionDeclaration' && inner.id) {
      names.add(inner.id.name)
      functions.set(inner.id.name, inner)
    }
    if (!isFunction(inner)) for (const child of childrenOf(inner)) collect(child)
  }
  if ('params' in node && Array.isArray(node.params)) for (const param of node.params) bind(param)
  for (const child of childrenOf(node)) collect(child)
  return { names, functions, ...(outer ? { outer } : {}) }
}

/** The innermost scope in which a name is declared. */
export const scopeOf = (name: string, scope: Scope | undefined): Scope | undefined =>
  !scope || scope.names.has(name) ? scope : scopeOf(name, scope.outer)
