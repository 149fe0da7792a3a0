import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'esbuild'
import { build } from 'esbuild'
import { minify } from '../scripts/build/minify.ts'
import { inlineCss } from '../scripts/build/plugins.ts'
import { mergeImports } from './mergeImports.ts'

/** A part of a widget that loads on demand. */
export interface OwnPart {
  /** Its file's: `Menu` of `menu/Menu.tsx`. */
  name: string
  /** Its files, without those of the first view: several parts may share one. */
  files: ReadonlySet<string>
  /** The widget's folders that its code is from. */
  folders: ReadonlySet<string>
}

/** A widget's own code, minified, with its stylesheets, in bytes brotli. */
export interface OwnCode {
  /** What its first view needs. */
  first: number
  /** What opens on demand. */
  onDemand: number
  parts: readonly OwnPart[]
  /** What these files weigh, each counted once. */
  weigh(files: Iterable<string>): number
}

/** Stands for every file outside of the widget's folder. */
const SHARED = 'shared'

/** Everything outside the widget's folder is external. */
const onlyOwn = (folder: string): Plugin => ({
  name: 'only-own',
  setup(bundle) {
    bundle.onResolve({ filter: /./ }, ({ path, resolveDir, kind }) => {
      if (kind === 'entry-point') return undefined
      const own = path.startsWith('.') && resolve(resolveDir, path).startsWith(folder)
      // In the real build shared files have short names; the long paths here would count as the widget's bytes.
      return own ? undefined : { path: SHARED, external: true }
    })
  },
})

/** Weighs the code of a widget's folder alone. */
export async function ownCode(widget: string): Promise<OwnCode> {
  const folder = `${resolve('widgets', widget)}/`
  const { outputFiles, metafile } = await build({
    entryPoints: [`${folder}${widget}.island.tsx`],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    outdir: 'own',
    write: false,
    metafile: true,
    plugins: [onlyOwn(folder), inlineCss],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const outputs = metafile.outputs
  const weights = new Map<string, number>()
  for (const { path, text } of outputFiles) {
    const file = Object.keys(outputs).find((output) => path.endsWith(output)) ?? path
    weights.set(file, brotliCompressSync((await minify(mergeImports(text, SHARED))).code).length)
  }
  const weigh = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + (weights.get(file) ?? 0), 0)

  /** A file and all that it imports at once. */
  const closure = (file: string) => {
    const found = new Set([file])
    for (const path of found) {
      for (const { path: imported, kind } of outputs[path]?.imports ?? []) {
        if (kind === 'import-statement' && outputs[imported]) found.add(imported)
      }
    }
    return found
  }
  const entries = Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint ? [{ file, entryPoint }] : [],
  )
  const island = entries.find(({ entryPoint }) => entryPoint.endsWith(`${widget}.island.tsx`))
  const first = island ? closure(island.file) : new Set<string>()
  const parts = entries
    .filter((entry) => entry !== island)
    .map(({ file, entryPoint }): OwnPart => {
      const files = new Set([...closure(file)].filter((path) => !first.has(path)))
      const sources = [...files].flatMap((path) => Object.keys(outputs[path]?.inputs ?? {}))
      return {
        name: entryPoint.replace(/^.*\/|\.tsx?$/g, ''),
        files,
        folders: new Set(sources.map((path) => path.split('/').at(-2) ?? '')),
      }
    })
  return { first: weigh(first), onDemand: weigh([...weights.keys()].filter((file) => !first.has(file))), parts, weigh }
}
