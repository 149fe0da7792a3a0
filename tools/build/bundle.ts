import { type Plugin, type PluginContext, rolldown } from 'rolldown'
import type { Graph } from './assignFiles.ts'
import { onlyInBrowsers } from './engines.ts'
import { finishImports } from './finishImports.ts'
import { minify } from './minify.ts'
import { packageFiles } from './packageFiles.ts'
import { buildTarget } from './promisedBrowsers.ts'
import { inlineSheets, islandSheets, pathOf } from './sheets.ts'
import { messageClass } from './withoutMessageClass.ts'

export interface Bundle {
  /** The modules that files start with, by the files' names. */
  input: Readonly<Record<string, string>>
  alias: Readonly<Record<string, string>>
  /** The folder for the files: source maps name sources from there. */
  dir: string
  plugins?: readonly Plugin[]
  /** Says which file a module is in. A module without one is in the file of the part that alone needs it. */
  assign(graph: Graph): (path: string) => string | undefined
}

/** A part that opens on demand. */
const PART = /^(?:src\/(?:islands|page|kit)|widgets)\/([\w-]+)\/(?:.*\/)?([\w-]+)\.tsx?$/

/**
 * The name of a part's file: its widget or its folder in a room of src, and its source. `widgets/comments/list/OpenedDialog.tsx` is
 * `comments-OpenedDialog`.
 */
export function partName(path: string): string | undefined {
  const [, folder, source] = PART.exec(path) ?? []
  return folder && `${folder}-${source}`
}

function graphOf(context: PluginContext): Graph {
  const infos = [...context.getModuleIds()].map((id) => context.getModuleInfo(id))
  const imports = new Map(infos.map((info) => [pathOf(info?.id), info?.importedIds.map(pathOf) ?? []]))
  const opened = infos.flatMap((info) => info?.dynamicallyImportedIds.map(pathOf) ?? [])
  return { importsOf: (path) => imports.get(path) ?? [], opened: [...new Set(opened)] }
}

/**
 * Names each file by a hash of its bytes, which contain the names of the files that it imports. Rolldown needs seven digits to tell so many apart; as hex
 * they cost the loader 0.05 kB less than of 36.
 */
const hashed = (name: string) => `${name}-[hash:7].js`

/**
 * Bundles modules into files that share code, without writing them.
 *
 * A file has the modules that it is assigned, and no others: one without an assignment would move with whatever else imports it.
 */
export async function bundle({ input, alias, dir, plugins = [], assign }: Bundle) {
  let fileOf: (path: string) => string | undefined = () => undefined
  const ownPlugin: Plugin = {
    name: 'files',
    buildEnd() {
      fileOf = assign(graphOf(this))
    },
    renderChunk(code, { fileName, dynamicImports }, _, { chunks }) {
      // A part in the same file is not fetched.
      const opened = dynamicImports.filter((file) => file !== fileName)
      const imports = Object.fromEntries(Object.entries(chunks).map(([file, chunk]) => [file, chunk.imports]))
      return minify(finishImports(code, fileName, opened, imports))
    },
  }
  const build = await rolldown({
    input: { ...input },
    plugins: [islandSheets, inlineSheets, packageFiles(), messageClass, ...plugins, ownPlugin],
    platform: 'browser',
    tsconfig: 'tsconfig.json',
    resolve: { alias: Object.fromEntries(Object.entries(alias).map(([from, to]) => [`${from}$`, to])) },
    transform: { define: onlyInBrowsers, target: buildTarget, jsx: { runtime: 'automatic' } },
    // Files may export more than their entries do, so that what others need of them is in no file of its own.
    preserveEntrySignatures: 'allow-extension',
    onLog: (_, { code, message }) => {
      // Packages say `use client`, which means nothing here.
      if (code !== 'MODULE_LEVEL_DIRECTIVE' && code !== 'PLUGIN_TIMINGS') throw new Error(message)
    },
  })
  const { output } = await build.generate({
    dir,
    entryFileNames: hashed('[name]'),
    chunkFileNames: ({ name, facadeModuleId }) => hashed((facadeModuleId && partName(pathOf(facadeModuleId))) || name),
    hashCharacters: 'hex',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ debugName: 'files', name: (id) => fileOf(pathOf(id)) ?? null }],
    },
    // swc has shortened names. Unused code that it has left goes now: 3.7 kB of virtua.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
    sourcemap: true,
    // Nearly every function in these files is called on start. With this hint browsers compile a whole file off the main thread while it arrives, instead
    // of function by function on it (decisions/0009).
    postBanner: '//# allFunctionsCalledOnLoad',
  })
  await build.close()
  return output
}
