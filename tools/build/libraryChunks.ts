import { resolve } from 'node:path'
import type { Plugin } from 'rolldown'
import { texts } from '#widgets/texts.ts'
import { camelName, widgetNames } from '../lists/names.ts'
import { assignFiles, type Rows } from './assignFiles.ts'
import { bundle } from './bundle.ts'
import { type Engine, previewAlias } from './engines.ts'
import { sharedFiles } from './sharedFiles.ts'

const RUNTIME = 'src/islands/runtime/createRuntime.ts'

/** The module that the bundler adds for itself, and that more than one file needs. */
const HELPERS = '\0rolldown/runtime.js'

const ISLAND = /^island:/

/** `island:poll`: the module that a widget's file starts with. It exports the island under the name that the loader expects. */
const islands: Plugin = {
  name: 'islands',
  resolveId: { filter: { id: ISLAND }, handler: (id) => id },
  load: {
    filter: { id: ISLAND },
    handler(id) {
      const name = id.replace(ISLAND, '')
      return `export { ${camelName(name)}Island as island } from ${JSON.stringify(resolve(`widgets/${name}/${name}.island.tsx`))}`
    },
  },
}

/** The rows of the table, and one for each folder of a widget with texts of its own: `profile.saved` is `widgets/profile/saved/`. */
const rows = (): Rows =>
  new Map([
    ...Object.entries(sharedFiles).flatMap(([name, paths]) => paths.map((path) => [path, name] as const)),
    ...Object.keys(texts)
      .filter((name) => name.includes('.'))
      .map((name) => [`widgets/${name.replace('.', '/')}/`, name.replace('.', '-')] as const),
  ])

/**
 * Bundles the runtime, each widget, their parts and what they share.
 *
 * @param salts The texts of each widget, which share its hash: its name depends on them too.
 */
export function bundleLibrary(engine: Engine, salts: Readonly<Record<string, string>>) {
  const input = { runtime: RUNTIME, ...Object.fromEntries(widgetNames().map((name) => [name, `island:${name}`])) }
  return bundle({
    input,
    alias: engine.alias,
    dir: `${engine.outDir}/chunks`,
    plugins: [islands, { name: 'texts', augmentChunkHash: ({ name }) => salts[name] }],
    assign(graph) {
      const files = assignFiles(graph, input, rows())
      return (path) => (path === HELPERS ? 'runtime' : files.get(path))
    },
  })
}

/**
 * Bundles the reports for template authors, and the preview for editors, which only they open: two files that need no other. Both libraries have the same,
 * because the reports render nothing, and the preview brings an engine of its own.
 */
export const bundleDiagnosis = () =>
  bundle({
    input: { diagnose: 'src/islands/diagnosis/diagnosis.ts' },
    alias: previewAlias,
    dir: 'dist/chunks',
    assign({ importsOf }) {
      const own = new Set(['src/islands/diagnosis/diagnosis.ts', HELPERS])
      for (const path of own) for (const imported of importsOf(path)) own.add(imported)
      return (path) => (own.has(path) ? 'diagnose' : 'preview')
    },
  })
