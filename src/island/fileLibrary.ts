import type { Chunks } from './chunks.ts'
import { conditions } from './condition.ts'
import { loadChunk } from './loadChunk.ts'
import type { Registry, WidgetEntry } from './registry.ts'

/**
 * The registry and the names of all files, as the build writes them into the loader (decisions/0001). Rows end with `;`, fields with a space:
 * - first the hashes in the names of `runtime` and `diagnose`, then those of the files that widgets share;
 * - then a row a widget: its name, the number of its condition, its hash, which its texts share, the numbers of the files that it needs besides (a
 *   digit each, from `0`), and what there is of `first` and `target`.
 */
export type PackedLibrary = string

/** As texts; a list takes the text of a number as that number. */
type Row = [name: string, load: 0 | 1 | 2 | 3 | 4, hash: string, needs: string, first?: string, target?: string]

/** What the loader knows of a widget, and its files. */
type Packed = WidgetEntry & { hash: string; needs: string }

/** The widgets, and their chunks as files beside the loader (contract §1): none is discovered only after another has arrived. */
export function fileLibrary(packed: PackedLibrary, base: string): { registry: Registry; chunks: Chunks } {
  // The build has written every field, a widget's last two where there are any.
  const [[runtime, diagnose, ...shared], ...rows] = packed.split(';').map((row) => row.split(' ')) as [
    string[],
    ...Row[],
  ]
  const registry: Record<string, Packed> = {}
  for (const [name, load, hash, needs, first, target] of rows) {
    registry[name] = { load: conditions[load], hash, needs, first, target }
  }

  // Only what the registry has is asked for.
  const packedOf = (name: string) => registry[name] as Packed

  const address = (name: string, hash: string | undefined) => new URL(`chunks/${name}-${hash}.js`, base).href

  /** What a module exports is what the build put under this name: only the caller knows its type. */
  const load = <Module>(name: string, hash: string | undefined): Promise<Module> =>
    loadChunk((suffix) => import(/* @vite-ignore */ address(name, hash) + suffix), name)

  return {
    registry,
    chunks: {
      runtime: () => load('runtime', runtime),
      diagnose: () => load('diagnose', diagnose),
      island(name) {
        const { needs, hash } = packedOf(name)
        for (const number of needs) {
          // Who imports it meets its failure.
          import(/* @vite-ignore */ address('chunk', shared[+number])).catch(() => {})
        }
        return load(name, hash)
      },
      messages: (name, lang) => load(`${name}.${lang}`, packedOf(name).hash),
    },
  }
}
