import type { Import } from './importsOf.ts'
import { importsOf } from './importsOf.ts'
import type { Source } from './source.ts'

/** The files, or folders, that each one imports. */
export type Graph = ReadonlyMap<string, readonly string[]>

/** Which of these files import which of them, by the kinds of import that count. */
export function importGraph(
  sources: readonly Source[],
  kinds: readonly Import['kind'][] = ['static', 'dynamic', 'type'],
): Graph {
  const known = new Set(sources.map(({ path }) => path))
  return new Map(
    sources.map((source) => {
      const targets = importsOf(source).flatMap(({ target, kind }) =>
        target && known.has(target) && kinds.includes(kind) ? [target] : [],
      )
      return [source.path, [...new Set(targets)]]
    }),
  )
}
