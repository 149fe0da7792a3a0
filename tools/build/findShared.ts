import { build, type Metafile } from 'esbuild'
import { assignShared, type Group, type Importer } from './assignShared.ts'
import { type ChunkEntries, isOwnEntry, writeEntries } from './entries.ts'
import { packageFiles } from './packageFiles.ts'
import { dayjsModules, inlineCss, noMessageParser } from './plugins.ts'
import { openedPath, type SharedModules, sharedChunks, widgetOf } from './sharedChunks.ts'
import { sharedFiles } from './sharedFiles.ts'

/** `inline-css:src/kit/ui/button.css?inline` without its namespace is a path that the bundler can resolve again. */
const withoutNamespace = (path: string) => path.replace(/^[\w-]+:/, '')

/** The modules that an entry loads statically. */
function modulesOf({ outputs }: Metafile, entry: string): Set<string> {
  const reached = new Set(Object.keys(outputs).filter((path) => outputs[path]?.entryPoint === entry))
  for (const path of reached) {
    for (const { kind, path: imported } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement') reached.add(imported)
  }
  const inputs = [...reached].flatMap((path) => Object.entries(outputs[path]?.inputs ?? {}))
  const paths = inputs
    .filter(([path, { bytesInOutput }]) => bytesInOutput > 0 && !isOwnEntry(path))
    .map(([path]) => withoutNamespace(path))
  return new Set(paths)
}

/** Runs a build without writing it, and reads which modules each chunk loads besides the runtime's. */
async function findUsers(entries: ChunkEntries, shared: SharedModules): Promise<Importer[]> {
  const { metafile } = await build({
    entryPoints: { runtime: entries.runtime, ...entries.widgets, ...entries.shared },
    plugins: [sharedChunks(shared), packageFiles, inlineCss, noMessageParser, dayjsModules],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    bundle: true,
    // It warns of imports without bindings (see `reach`).
    logLevel: 'error',
    splitting: true,
    format: 'esm',
    outdir: '.cache/shared',
    metafile: true,
    write: false,
  })
  const runtime = modulesOf(metafile, entries.runtime)
  const beside = (entry: string) => new Set([...modulesOf(metafile, entry)].filter((path) => !runtime.has(path)))
  const parts = Object.values(metafile.outputs).flatMap(({ entryPoint }) => {
    const path = openedPath(entryPoint ?? '')
    return entryPoint && path ? { name: path, family: widgetOf(path) ?? path, modules: beside(entryPoint) } : []
  })
  return [
    ...Object.entries(entries.widgets).map(([name, entry]) => ({ name, family: name, modules: beside(entry) })),
    ...Object.entries(entries.shared).map(([name, entry]) => ({ name, modules: beside(entry) })),
    ...parts,
  ]
}

/** Collects the modules that the table puts into the runtime: later rounds do not find them in other chunks. */
function withRuntime(groups: readonly Group[], known: SharedModules): SharedModules {
  const runtime = groups.find(({ name }) => name === 'runtime')?.modules ?? []
  return {
    runtime: [...new Set([...known.runtime, ...runtime])].sort(),
    groups: groups.filter(({ name }) => name !== 'runtime'),
  }
}

/**
 * Finds out which modules go into the shared files and which chunks load them. A chunk that needs one module of a file loads all of it, with whatever the
 * others import. That can make more modules shared, so the search repeats until a round changes nothing. Both libraries use the result for React.
 *
 * @throws When ten rounds are not enough, or a shared module is in no row of the table.
 */
export async function findShared(): Promise<SharedModules> {
  let shared: SharedModules = { runtime: [], groups: [] }
  for (let round = 0; round < 10; round++) {
    const users = await findUsers(writeEntries(shared), shared)
    const next = withRuntime(assignShared(users, sharedFiles), shared)
    if (JSON.stringify(next) === JSON.stringify(shared)) return shared
    shared = next
  }
  throw new Error('The set of shared modules does not converge.')
}
