import { basename, resolve } from 'node:path'
import { type BuildOptions, build } from 'esbuild'

/** A file as esbuild has written it, under the name that esbuild gave it. */
export interface Output {
  /** What others import it by: `comments-3LGQMIPJ.js`. */
  file: string
  /** The source that it is the entry of. */
  entry?: string
  /** The sources whose code is in it, as paths from the project's folder. */
  sources: readonly string[]
  /** The files that it imports at once, in their order. */
  imported: readonly string[]
  /** The files that it imports on demand. */
  opened: readonly string[]
  code: string
  /** Its source map, as JSON. */
  map: string
}

/** Bundles without writing anything. */
export async function bundle(options: BuildOptions): Promise<Output[]> {
  const { metafile, outputFiles } = await build({ ...options, write: false, metafile: true })
  const texts = new Map(outputFiles.map(({ path, text }) => [path, text]))
  const textOf = (path: string) => texts.get(resolve(path)) ?? ''
  return Object.entries(metafile.outputs).flatMap(([path, { entryPoint, inputs, imports }]) => {
    if (!path.endsWith('.js')) return []
    const named = (dynamic: boolean) =>
      imports.filter(({ kind }) => (kind === 'dynamic-import') === dynamic).map((found) => basename(found.path))
    return {
      file: basename(path),
      ...(entryPoint && { entry: entryPoint }),
      sources: Object.keys(inputs).filter((source) => (inputs[source]?.bytesInOutput ?? 0) > 0),
      imported: [...new Set(named(false))],
      opened: [...new Set(named(true))],
      code: textOf(path),
      map: textOf(`${path}.map`),
    }
  })
}
