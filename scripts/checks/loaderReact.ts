import { importGraph } from './importGraph.ts'
import { importsOf } from './importsOf.ts'
import { reportFindings } from './reportFindings.ts'
import type { Finding, Source } from './source.ts'
import { isTest, readSources } from './source.ts'

/** What a page loads before any of its markers is due: the loader, and the script that starts it. */
const isLoader = (path: string) => (path.startsWith('src/loader/') && !isTest(path)) || path === 'widgets/main.ts'

const isReact = (specifier: string) => /^(react|react-dom|preact)($|\/)/.test(specifier)

/** React in the loader, or in anything that it imports by value, at any depth. Chunks, which it loads with `import()`, may have it. */
export function loaderFindings(sources: readonly Source[]): Finding[] {
  const graph = importGraph(sources, ['static'])
  const ways = new Map([...graph.keys()].filter(isLoader).map((path): [string, string[]] => [path, [path]]))
  // The loop also visits what is added during it.
  for (const [path, way] of ways) {
    for (const next of graph.get(path) ?? []) if (!ways.has(next)) ways.set(next, [...way, next])
  }
  return sources.flatMap((source) => {
    const way = ways.get(source.path)
    if (!way) return []
    const through = way.length > 1 ? `, and the loader imports it: ${way.join(' → ')}` : ''
    if (source.path.endsWith('.tsx')) return [{ path: source.path, problem: `is a view${through}` }]
    return importsOf(source).flatMap(({ specifier, kind, line }) =>
      kind === 'static' && isReact(specifier)
        ? [{ path: source.path, line, problem: `imports ${specifier}${through || ', and is the loader'}` }]
        : [],
    )
  })
}

if (import.meta.main) reportFindings(loaderFindings(readSources('{src,widgets}/**/*.{ts,tsx}')))
