import { resolve } from 'node:path'
import type { BuildOptions, Metafile, Plugin } from 'esbuild'
import { build } from 'esbuild'

/**
 * What several chunks need, by the two files that it goes into. esbuild makes a file of its own for every set of chunks that share something:
 * thirty for comments alone, and on a slow train each costs. When all of them reach the same modules it makes one.
 */
export interface SharedModules {
  /** What every island needs: React, the client, texts, session. */
  runtime: readonly string[]
  /** What two widgets or more need besides. */
  parts: readonly string[]
  /** The widgets that need any of the parts. */
  partsUsers: readonly string[]
}

/** The chunks that a page loads before anything opens. */
export interface ChunkEntries {
  runtime: string
  widgets: Record<string, string>
}

const staticImports = (metafile: Metafile, output: string) =>
  (metafile.outputs[output]?.imports ?? []).filter(({ kind }) => kind === 'import-statement').map(({ path }) => path)

/** The modules that really end up in what an entry loads at once. */
function modulesOf(metafile: Metafile, entry: string): Set<string> {
  const output = Object.keys(metafile.outputs).find((path) => metafile.outputs[path]?.entryPoint === entry)
  const outputs = new Set(output ? [output] : [])
  for (const path of outputs) for (const imported of staticImports(metafile, path)) outputs.add(imported)
  const inputs = [...outputs].flatMap((path) => Object.entries(metafile.outputs[path]?.inputs ?? {}))
  return new Set(inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path))
}

/** `inline-css:/…/button.css?inline` is found again by what follows its namespace. */
const withoutNamespace = (path: string) => path.replace(/^[\w-]+:/, '')

const isOwnEntry = (path: string) => path.startsWith('.cache/')

/** Finds out, from a build that is thrown away, what is shared by whom. */
export async function findShared(entries: ChunkEntries, options: BuildOptions): Promise<SharedModules> {
  const { metafile } = await build({
    ...options,
    entryPoints: { runtime: entries.runtime, ...entries.widgets },
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: '.cache/shared',
    metafile: true,
    write: false,
  })
  const runtime = modulesOf(metafile, entries.runtime)
  const beside = Object.entries(entries.widgets).map(([name, entry]) => ({
    name,
    modules: [...modulesOf(metafile, entry)].filter((path) => !runtime.has(path) && !isOwnEntry(path)),
  }))
  const all = beside.flatMap(({ modules }) => modules)
  const parts = [...new Set(all.filter((path, index) => all.indexOf(path) !== index))]
  const usesParts = ({ modules }: { modules: string[] }) => modules.some((path) => parts.includes(path))
  return {
    runtime: [entries.runtime],
    parts: parts.map(withoutNamespace),
    partsUsers: beside.filter(usesParts).map(({ name }) => name),
  }
}

/** A module by its place, marked so that the plugin resolves it: esbuild would drop one without side effects from an import of nothing. */
const reach = (file: string) => `import ${JSON.stringify(`shared:${resolve(file)}`)}`

/** Imports that let a chunk reach all shared modules, so that those stay together. */
export const reachShared = ({ runtime, parts }: Pick<SharedModules, 'runtime' | 'parts'>): string[] =>
  [...runtime, ...parts].map(reach)

/** What is there already when a part opens: the shared files and, in a widget's folder, the widget that opens it. */
function openers(path: string, shared: SharedModules): string[] {
  const [, widget] = /[\\/]widgets[\\/]([\w-]+)[\\/]/.exec(path) ?? []
  return [...reachShared(shared), ...(widget ? [reach(`widgets/${widget}/${widget}.island.tsx`)] : [])]
}

/** Lets every chunk reach all shared modules, so that they stay together (see {@link reachShared}). */
export const sharedChunks = (shared: SharedModules): Plugin => ({
  name: 'shared-chunks',
  setup(bundle) {
    bundle.onResolve({ filter: /^shared:/ }, ({ path, kind, resolveDir }) => {
      const file = path.slice('shared:'.length)
      return file.endsWith('?inline') ? bundle.resolve(file, { kind, resolveDir }) : { path: file }
    })

    bundle.onResolve({ filter: /^\./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === 'resolved') return undefined
      const found = await bundle.resolve(path, { kind, importer, resolveDir, pluginData: 'resolved' })
      return found.errors.length > 0 ? { errors: found.errors } : { path: found.path, namespace: 'opened' }
    })
    // What opens on demand comes after the page's own chunks, so it costs nothing to let it reach what is there.
    bundle.onLoad({ filter: /./, namespace: 'opened' }, ({ path }) => ({
      contents: [...openers(path, shared), `export * from ${JSON.stringify(path)}`].join('\n'),
      resolveDir: process.cwd(),
    }))
  },
})
