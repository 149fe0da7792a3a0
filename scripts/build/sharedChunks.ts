import { relative, resolve } from 'node:path'
import type { BuildOptions, Metafile, Plugin } from 'esbuild'
import { build } from 'esbuild'
import type { Group, User } from './groupModules.ts'
import { groupModules } from './groupModules.ts'

/**
 * What several chunks need, by the few files that it goes into. esbuild makes a file of its own for every set of chunks that share something:
 * thirty for comments alone, and on a slow train each costs. When all users of a group reach all of it, it makes one.
 */
export interface SharedModules {
  /** What every island needs: React, the client, texts, session. */
  runtime: readonly string[]
  /** What several widgets or parts need besides. */
  groups: readonly Group[]
}

/** The chunks that a page loads before anything opens. */
export interface ChunkEntries {
  runtime: string
  widgets: Record<string, string>
}

/** How much rarer a part opens than a widget is on a page. */
const PART_WEIGHT = 0.15

/**
 * The heaviest widget, on every article: what others share is kept from it unless it is next to nothing. What a reader opens once a year takes
 * what there is.
 */
const WEIGHTS: Record<string, number> = { comments: 6, contact: 0.1, 'error-page': 0.1 }

const staticImports = (metafile: Metafile, output: string) =>
  (metafile.outputs[output]?.imports ?? []).filter(({ kind }) => kind === 'import-statement').map(({ path }) => path)

/** The modules that really end up in what an entry loads at once, with their bytes. */
function modulesOf(metafile: Metafile, entry: string): Map<string, number> {
  const output = Object.keys(metafile.outputs).find((path) => metafile.outputs[path]?.entryPoint === entry)
  const outputs = new Set(output ? [output] : [])
  for (const path of outputs) for (const imported of staticImports(metafile, path)) outputs.add(imported)
  const inputs = [...outputs].flatMap((path) => Object.entries(metafile.outputs[path]?.inputs ?? {}))
  return new Map(
    inputs
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path, { bytesInOutput }]) => [path, bytesInOutput]),
  )
}

/** `inline-css:/…/button.css?inline` is found again by what follows its namespace. */
const withoutNamespace = (path: string) => path.replace(/^[\w-]+:/, '')

const isOwnEntry = (path: string) => path.startsWith('.cache/entries/')

const widgetOf = (path: string) => /(?:^|[\\/])widgets[\\/]([\w-]+)[\\/]/.exec(path)?.[1]

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
  const beside = (entry: string) =>
    new Map([...modulesOf(metafile, entry)].filter(([path]) => !runtime.has(path) && !isOwnEntry(path)))

  const first = new Map(Object.entries(entries.widgets).map(([name, entry]) => [name, beside(entry)]))
  const widgets: User[] = [...first].map(([name, modules]) => ({
    name,
    family: name,
    weight: WEIGHTS[name] ?? 1,
    modules,
  }))
  const known = new Set([entries.runtime, ...Object.values(entries.widgets)])
  const opened = Object.values(metafile.outputs).flatMap(({ entryPoint }) =>
    entryPoint && !known.has(entryPoint) ? [entryPoint] : [],
  )
  // A part reaches what its widget has brought already, too.
  const parts: User[] = opened.map((path) => ({
    name: path,
    family: widgetOf(path) ?? path,
    weight: PART_WEIGHT,
    modules: new Map([...beside(path), ...(first.get(widgetOf(path) ?? '') ?? [])]),
  }))
  const groups = groupModules([...widgets, ...parts])
  return {
    runtime: [entries.runtime],
    groups: groups.map(({ modules, users }) => ({ users, modules: modules.map(withoutNamespace) })),
  }
}

/** A module by its place, marked so that the plugin resolves it: esbuild would drop one without side effects from an import of nothing. */
const reach = (file: string) => `import ${JSON.stringify(`shared:${resolve(file)}`)}`

/** What an entry or a part has to import so that what it shares stays together. */
export const sharedImports = ({ runtime, groups }: SharedModules, user: string): string[] =>
  [...runtime, ...groups.flatMap(({ users, modules }) => (users.includes(user) ? modules : []))].map(reach)

/** What is there already when a part opens: the shared files and, in a widget's folder, the widget that opens it. */
function openers(shared: SharedModules, user: string): string[] {
  const widget = widgetOf(user)
  return [...sharedImports(shared, user), ...(widget ? [reach(`widgets/${widget}/${widget}.island.tsx`)] : [])]
}

/** Lets every user of a shared group reach all of it (see {@link sharedImports}). */
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
      // From the project on, because the path goes into the file's name.
      return found.errors.length > 0
        ? { errors: found.errors }
        : { path: relative('', found.path), namespace: 'opened' }
    })
    // What opens on demand comes after the page's own chunks, so it costs nothing to let it reach what is there.
    bundle.onLoad({ filter: /./, namespace: 'opened' }, ({ path }) => ({
      contents: [...openers(shared, path), `export * from ${JSON.stringify(`./${path}`)}`].join('\n'),
      resolveDir: process.cwd(),
    }))
  },
})
