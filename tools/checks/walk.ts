import type { ESTree } from 'vite'

export type Node = ESTree.Node

/** The parser's trees are plain objects: every object with a type is a node. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const runs = (value: unknown): value is Node =>
  isNode(value) && !/^TS(Type|Interface|Function|Constructor)/.test(value.type)

/** The child nodes in source order. Types are left out: they do not run. */
function childrenOf(node: Node): Node[] {
  const children: Node[] = []
  // All checks together pass millions of nodes: no array is made for one.
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) children.push(...value.filter(runs))
    else if (runs(value)) children.push(value)
  }
  return children
}

/** Visits a node and its descendants; the visitor returns whether to descend. */
export function walk(node: Node, visit: (node: Node) => boolean | undefined): void {
  if (visit(node) === false) return
  for (const child of childrenOf(node)) walk(child, visit)
}

/** The expression without parentheses and type assertions around it. */
export function bareValue(node: Node | null | undefined): Node | undefined {
  if (!node) return undefined
  const wrapped = node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression'
  return wrapped || node.type === 'ParenthesizedExpression' ? bareValue(node.expression) : node
}
