import type { Graph } from './importGraph.ts'
import { importGraph } from './importGraph.ts'
import { reportFindings } from './reportFindings.ts'
import type { Finding, Source } from './source.ts'
import { isTest, readSources } from './source.ts'

/** The shortest way from a node back to itself, the node at both ends. */
function circleThrough(graph: Graph, start: string): string[] | undefined {
  const parents = new Map<string, string>()
  const queue = [start]
  for (const node of queue) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) {
        const path = [start]
        for (let step = node; step !== start; step = parents.get(step) ?? start) path.unshift(step)
        return [start, ...path]
      }
      if (!parents.has(next)) {
        parents.set(next, node)
        queue.push(next)
      }
    }
  }
  return undefined
}

/** One circle for each group of nodes that reach each other; a node is in one circle at most. */
function circlesIn(graph: Graph): string[][] {
  const reported = new Set<string>()
  const circles: string[][] = []
  for (const node of graph.keys()) {
    const circle = reported.has(node) ? undefined : circleThrough(graph, node)
    if (!circle || circle.some((one) => reported.has(one))) continue
    for (const one of circle) reported.add(one)
    circles.push(circle)
  }
  return circles
}

/** The widget's sub-folder of a file at any depth. */
const subFolderOf = (path: string) => /^(widgets\/[^/]+\/[^/]+)\//.exec(path)?.[1]
const widgetOf = (folder: string) => folder.split('/').slice(0, 2).join('/')

/** The sub-folders of a widget that import each other; files directly in the widget's folder may be shared by all of them. */
function folderGraph(files: Graph): Graph {
  const folders = new Map<string, Set<string>>()
  for (const [path, targets] of files) {
    const from = subFolderOf(path)
    if (!from || isTest(path)) continue
    const known = folders.get(from) ?? new Set()
    folders.set(from, known)
    for (const target of targets) {
      const to = subFolderOf(target)
      if (to && to !== from && widgetOf(to) === widgetOf(from)) known.add(to)
    }
  }
  return new Map([...folders].map(([folder, targets]) => [folder, [...targets]]))
}

/** Files that import each other in a circle, types included, and sub-folders of a widget that do. */
export function circleFindings(sources: readonly Source[]): Finding[] {
  const files = importGraph(sources)
  const reported = (circles: string[][], what: string) =>
    circles.map((circle) => ({ path: circle[0] ?? '', problem: `${what}: ${circle.join(' → ')}` }))
  return [
    ...reported(circlesIn(files), 'imports itself in a circle'),
    ...reported(circlesIn(folderGraph(files)), 'is a sub-folder in a circle of sub-folders'),
  ]
}

if (import.meta.main) reportFindings(circleFindings(readSources('{src,widgets,cli,preview,mocks}/**/*.{ts,tsx}')))
