import { build } from 'esbuild'
import { assignShared, type SharedModules } from './assignShared.ts'
import { chunkEntries, entryPoints, islandOf, RUNTIME, reachedBy, widgetOf } from './chunkEntries.ts'
import { engineOptions } from './engineOptions.ts'
import { engines } from './engines.ts'
import { widgetNames } from './messages.ts'
import { packageFiles } from './packageFiles.ts'
import { sharedFiles } from './sharedFiles.ts'

/** `inline-css:src/kit/ui/button.css?inline` without its namespace is a path that the bundler can resolve again. */
const withoutNamespace = (path: string) => path.replace(/^[\w-]+:/, '')

/** What each module that has code in the build imports statically, and the sources of the parts that open on demand. */
async function readGraph() {
  const none = { runtime: [], groups: [] }
  const options = engineOptions({ ...engines[0], outDir: '.cache/shared' })
  const { metafile } = await build({
    ...options,
    entryPoints: entryPoints(none),
    plugins: [chunkEntries(none), packageFiles, ...options.plugins],
    splitting: true,
    metafile: true,
    write: false,
  })
  const isWritten = (path: string) => Object.values(metafile.outputs).some(({ inputs }) => inputs[path]?.bytesInOutput)
  const names = Object.keys(metafile.inputs)
  const parts = names.filter((path) => path.startsWith('opened:')).map(withoutNamespace)
  const modules = Object.entries(metafile.inputs).filter(([path]) => !/^(entry|opened):/.test(path))
  const imports = new Map(
    modules.map(([path, input]) => [
      withoutNamespace(path),
      input.imports.flatMap((found) => (found.kind === 'dynamic-import' ? [] : withoutNamespace(found.path))),
    ]),
  )
  const hasCode = new Set(modules.flatMap(([path]) => (isWritten(path) ? withoutNamespace(path) : [])))
  /** The modules among these and all that they import. */
  const close = (paths: readonly string[]) => {
    const reached = new Set(paths)
    for (const path of reached) for (const imported of imports.get(path) ?? []) reached.add(imported)
    return new Set([...reached].filter((path) => hasCode.has(path)))
  }
  return { parts, close }
}

/**
 * Finds out which modules go into the shared files and which chunks load them. A chunk that needs one module of a file loads all of it, with whatever the
 * others import. That can make more modules shared, so that they are assigned again until nothing changes. Both libraries use the result for React.
 *
 * @throws When ten rounds are not enough, or a shared module is in no row of the table.
 */
export async function findShared(): Promise<SharedModules> {
  const { parts, close } = await readGraph()
  let shared: SharedModules = { runtime: [], groups: [] }
  for (let round = 0; round < 10; round++) {
    const known = shared
    const provided = close([RUNTIME, ...known.runtime])
    const user = (name: string, own: readonly string[], family?: string) => ({
      name,
      ...(family && { family }),
      modules: new Set([...close([...reachedBy(known, name), ...own])].filter((path) => !provided.has(path))),
    })
    const groups = assignShared(
      [
        ...widgetNames().map((name) => user(name, [islandOf(name)], name)),
        ...known.groups.map(({ name, modules }) => user(name, modules)),
        ...parts.map((path) => user(path, [path], widgetOf(path) ?? path)),
      ],
      sharedFiles,
    )
    const runtime = groups.find(({ name }) => name === 'runtime')?.modules ?? []
    shared = {
      // Later rounds do not find them in other chunks.
      runtime: [...new Set([...known.runtime, ...runtime])].sort(),
      groups: groups.filter(({ name }) => name !== 'runtime'),
    }
    if (JSON.stringify(shared) === JSON.stringify(known)) return shared
  }
  throw new Error('The set of shared modules does not converge.')
}
