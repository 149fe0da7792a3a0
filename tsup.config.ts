import type { BuildOptions } from 'esbuild'
import type { Options, Plugin } from 'tsup'
import { type Engine, onlyInBrowsers } from './tools/build/engines.ts'
import { minify } from './tools/build/minify.ts'
import { buildTarget } from './tools/build/promisedBrowsers.ts'
import { sheetsForEsbuild } from './tools/build/sheets.ts'

/** Minifies what tsup is about to write, in place of esbuild. */
const minifyOutput: Plugin = {
  name: 'minify',
  async renderChunk(_, chunk) {
    if (!chunk.path.endsWith('.js')) return undefined
    // tsup hands its map on as the text that the bundler wrote.
    const { code, map } = await minify(chunk.code, chunk.map?.toString(), chunk.path.endsWith('.iife.js'))
    // Returned, it would be merged with the map before once more.
    chunk.map = map
    return { code: `${code}\n` }
  },
}

/** The options that all builds have in common: everything in one file, without hashes in its name. */
const alone: Options = {
  config: false,
  format: 'esm',
  splitting: false,
  clean: false,
  dts: false,
  silent: true,
  noExternal: [/./],
  outExtension: () => ({ js: '.js' }),
}

/**
 * A file of an engine that stands by itself. The files in `chunks/` are shared, and bundled together (tools/build/libraryChunks.ts).
 *
 * @param globals The values of names that the sources use and do not declare, as `__QUIOSC_VERSION__`.
 * @param others Options of esbuild that differ from those of all builds.
 */
function ofEngine(engine: Engine, globals: Record<string, unknown>, { alias, ...others }: BuildOptions = {}): Options {
  const define = Object.fromEntries(Object.entries(globals).map(([name, value]) => [name, JSON.stringify(value)]))
  const options: BuildOptions = {
    alias: { ...engine.alias, ...alias },
    jsx: 'automatic',
    legalComments: 'none',
    // esbuild writes a class of Unicode as a call of `RegExp` for every target, which is made anew at each use and never left out where it is not used.
    supported: { 'regexp-unicode-property-escapes': true },
    ...others,
  }
  return {
    ...alone,
    outDir: engine.outDir,
    target: buildTarget,
    platform: 'browser',
    sourcemap: true,
    define: { ...onlyInBrowsers, ...define },
    plugins: [minifyOutput],
    esbuildPlugins: [sheetsForEsbuild],
    esbuildOptions: (build) => void Object.assign(build, options),
  }
}

/** `widgets.js`: the only file that a template names. */
export const loaderBuild = (engine: Engine, globals: Record<string, unknown>): Options => ({
  ...ofEngine(engine, globals),
  entry: { widgets: 'widgets/main.ts' },
})

/** `bundle.js`: the same for a bundler, which follows its imports. @param imports An `import()` for each chunk. */
export const bundleBuild = (engine: Engine, globals: Record<string, unknown>, imports: string): Options => ({
  ...ofEngine(engine, globals),
  entry: { bundle: 'widgets/bundle.ts' },
  banner: { js: `var __QUIOSC_IMPORTS__ = { ${imports} };` },
})

/** `widgets.iife.js`: the same in one classic script. It has no preview, and says so. */
export const iifeBuild = (engine: Engine, globals: Record<string, unknown>): Options => ({
  ...ofEngine(engine, globals, { alias: { '#preview/startPreview.ts': './preview/oneFile.ts' } }),
  entry: { widgets: 'widgets/iife.ts' },
  format: 'iife',
  outExtension: () => ({ js: '.iife.js' }),
})

/** `server/quiosc-server.js`: renders markers on a server, in one file that needs web APIs only. */
export const serverBuild = (engine: Engine, globals: Record<string, unknown>): Options => ({
  // React's bundle for workers, without what only Node has.
  ...ofEngine(engine, globals, { alias: engine.serverAlias, conditions: ['worker', 'browser', 'module'] }),
  entry: { 'quiosc-server': 'server/main.ts' },
  outDir: `${engine.outDir}/server`,
})

/** The code of `require`, with which CommonJS packages ask for Node's own modules. */
const requireOfNode = `import { createRequire as createNodeRequire } from 'node:module'
const require = createNodeRequire(import.meta.url)`

/** `cli/quiosc.js`: the command line, for Node 20 and newer with all that it needs. The server that it can be is in a file of its own. */
export const cliBuild = (version: string): Options => ({
  ...alone,
  entry: { quiosc: 'cli/main.ts' },
  outDir: 'dist/cli',
  platform: 'node',
  target: 'node20',
  splitting: true,
  minify: true,
  banner: { js: requireOfNode },
  define: { __QUIOSC_VERSION__: JSON.stringify(version) },
  // `import text from './x.md?raw'` gives the document, as in the tests.
  loader: { '.md': 'text' },
  esbuildOptions: (build) =>
    void Object.assign(build, {
      legalComments: 'none',
      // Without a hash, so that a build replaces the file of the one before.
      chunkNames: '[name]',
      // Some packages have modules beside what Node would load of them, which cannot be bundled.
      mainFields: ['module', 'main'],
    }),
})
