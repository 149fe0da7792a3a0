/**
 * The strongly connected components of a graph (Tarjan's algorithm), each after its dependencies.
 *
 * @param edges The dependencies of each node.
 */
export function stronglyConnected(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const stack: string[] = []
  const groups: string[][] = []

  const visit = (node: string): number => {
    const own = order.size
    order.set(node, own)
    stack.push(node)
    let low = own
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === own) groups.push(stack.splice(stack.indexOf(node)))
    return low
  }

  for (const node of edges.keys()) if (!order.has(node)) visit(node)
  return groups
}
