import { build } from 'esbuild'
import { texts } from '#widgets/texts.ts'
import { assignShared, placeOthers, type SharedModules } from './assignShared.ts'
import { chunkEntries, entryPoints, islandOf, RUNTIME, reachedBy, widgetOf } from './chunkEntries.ts'
import { engineOptions } from './engineOptions.ts'
import { engines } from './engines.ts'
import { widgetNames } from './messages.ts'
import { packageFiles } from './packageFiles.ts'
import { sharedFiles } from './sharedFiles.ts'

/** Builds without writing it. @returns The sources of the parts that open on demand, and which modules with code in the build others import. */
async function readGraph() {
  const none = { runtime: [], groups: [] }
  const options = engineOptions(engines[0])
  const { metafile } = await build({
    ...options,
    entryPoints: entryPoints(none),
    plugins: [chunkEntries(none), packageFiles, ...options.plugins],
    splitting: true,
    metafile: true,
    write: false,
  })
  const written = new Set(
    Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? path : [])),
    ),
  )
  /** These modules and all that they import statically. */
  const close = (paths: readonly string[]) => {
    const reached = new Set(paths)
    for (const path of reached)
      for (const { kind, path: imported } of metafile.inputs[path]?.imports ?? [])
        if (kind !== 'dynamic-import') reached.add(imported)
    return [...reached].filter((path) => written.has(path))
  }
  return { parts: Object.keys(metafile.inputs).flatMap((path) => /^opened:(.+)/.exec(path)?.[1] ?? []), close }
}

/** The rows of the table, and one for each folder of a widget with texts of its own: `profile.saved` is `widgets/profile/saved/`. */
const knownRows = () => [
  ...Object.entries(sharedFiles).flatMap(([name, paths]) => paths.map((path) => [path, name] as const)),
  ...Object.keys(texts).flatMap((name) =>
    name.includes('.') ? [[`widgets/${name.replace('.', '/')}/`, name.replace('.', '-')] as const] : [],
  ),
]

/**
 * Finds out which modules go into the shared files and which chunks load them. A chunk that needs one module of a file loads all of it, with whatever the
 * others import. That can make more modules shared, so they are assigned again until nothing changes. Both libraries use the result for React.
 *
 * @throws When thirty rounds are not enough, or a shared package is in no row of the table.
 */
export async function findShared(): Promise<SharedModules> {
  const { parts, close } = await readGraph()
  const rows = new Map(knownRows())
  let shared: SharedModules = { runtime: [], groups: [] }
  for (let round = 0; round < 30; round++) {
    const known = shared
    const provided = new Set(close([RUNTIME, ...known.runtime]))
    const importer = (name: string, own: readonly string[], family?: string) => ({
      name,
      ...(family && { family }),
      modules: new Set(close([...reachedBy(known, name), ...own]).filter((path) => !provided.has(path))),
    })
    const assigned = assignShared(
      [
        ...widgetNames().map((name) => importer(name, [islandOf(name)], name)),
        ...known.groups.map(({ name, modules }) => importer(name, modules)),
        ...parts.map((path) => importer(path, [path], widgetOf(path) ?? path)),
      ],
      rows,
    )
    const runtime = assigned.groups.find(({ name }) => name === 'runtime')?.modules ?? []
    shared = {
      // Later rounds do not find them in other chunks.
      runtime: [...new Set([...known.runtime, ...runtime])].sort(),
      groups: assigned.groups.filter(({ name }) => name !== 'runtime'),
    }
    if (JSON.stringify(shared) !== JSON.stringify(known)) continue
    if (assigned.unplaced.size === 0) return shared
    for (const [path, file] of placeOthers(assigned)) rows.set(path, file)
  }
  throw new Error('The set of shared modules does not converge.')
}
