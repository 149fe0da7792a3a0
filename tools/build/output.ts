import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Metafile } from 'esbuild'

/** A file as esbuild has written it, under the name that esbuild gave it. */
export interface Output {
  /** What others import it by: `comments-3LGQMIPJ.js`. */
  file: string
  /** The source that it is the entry of. */
  entry?: string
  /** The sources that it contains. */
  sources: readonly string[]
  /** The files that it imports dynamically. */
  opened: readonly string[]
  code: string
  map: string
}

/** The comment with the source map's address; `nameByContent` writes the final one. */
const MAP_COMMENT = /\n?\/\/# sourceMappingURL=\S+\s*$/

/** Reads what a build has written. */
export function readOutputs({ outputs }: Metafile): Output[] {
  return Object.entries(outputs).flatMap(([path, { entryPoint, inputs, imports }]) => {
    if (!path.endsWith('.js')) return []
    const opened = imports.filter(({ kind }) => kind === 'dynamic-import').map((imported) => basename(imported.path))
    return {
      file: basename(path),
      ...(entryPoint && { entry: entryPoint }),
      sources: Object.keys(inputs).filter((source) => (inputs[source]?.bytesInOutput ?? 0) > 0),
      opened: [...new Set(opened)],
      code: readFileSync(path, 'utf8').replace(MAP_COMMENT, ''),
      map: readFileSync(`${path}.map`, 'utf8'),
    }
  })
}
