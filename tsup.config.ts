import { join } from 'node:path'
import type { Options, Plugin } from 'tsup'
import { type Engine, previewEngine } from './tools/build/engines.ts'
import type { ChunkEntries } from './tools/build/entries.ts'
import { minify } from './tools/build/minify.ts'
import { packageFiles } from './tools/build/packageFiles.ts'
import { builtChunks, dayjsModules, inlineCss, noMessageParser, rawDocuments } from './tools/build/plugins.ts'
import { previewBeside, previewInOneFile } from './tools/build/previewFiles.ts'
import { buildTarget } from './tools/build/promisedBrowsers.ts'
import { type SharedModules, sharedChunks } from './tools/build/sharedChunks.ts'

/**
 * What no browser has, and a hook for React's developer tools, which would show names that the minifier has made: React's branches for these are left out.
 */
const onlyInBrowsers = {
  'process.env.NODE_ENV': '"production"',
  process: 'undefined',
  setImmediate: 'undefined',
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
}

/** Minifies what tsup is about to write. The files of `chunks/` are minified later, once all of them are built. */
const minifyOutput: Plugin = {
  name: 'minify',
  async renderChunk(_, chunk) {
    if (!chunk.path.endsWith('.js')) return undefined
    // tsup hands its map on as the text that the bundler wrote.
    const { code, map } = await minify(chunk.code, chunk.map?.toString())
    // Returned, it would be merged with the map before once more.
    chunk.map = map
    return { code: `${code}\n` }
  },
}

/** Options of all three builds; tools/build.ts runs them in order, because the loader contains the names of the chunks. */
const shared = (engine: Engine, define: Record<string, string>): Options => ({
  outDir: engine.outDir,
  config: false,
  target: buildTarget,
  platform: 'browser',
  sourcemap: true,
  plugins: [minifyOutput],
  clean: false,
  dts: false,
  silent: true,
  noExternal: [/./],
  esbuildPlugins: [inlineCss, noMessageParser, dayjsModules],
  define: { ...onlyInBrowsers, ...define },
  esbuildOptions(options) {
    options.alias = engine.alias
    options.legalComments = 'none'
    // esbuild writes a class of Unicode as a call of `RegExp` for every target, which is made anew at each use and never left out where it is not used.
    options.supported = { 'regexp-unicode-property-escapes': true }
    options.jsx = 'automatic'
  },
})

/** The runtime, each widget and what they share, as modules that tools/build/finishChunks.ts minifies and names. */
export const chunksBuild = (engine: Engine, entries: ChunkEntries, modules: SharedModules): Options => {
  const options = shared(engine, {})
  return {
    ...options,
    plugins: [],
    entry: { runtime: entries.runtime, ...entries.widgets, ...entries.shared },
    esbuildPlugins: [sharedChunks(modules), packageFiles, inlineCss, noMessageParser, dayjsModules],
    format: 'esm',
    splitting: true,
    treeshake: false,
    metafile: true,
    esbuildOptions(build, context) {
      options.esbuildOptions?.(build, context)
      build.entryNames = '[name]-[hash]'
      build.chunkNames = '[name]-[hash]'
      // swc runs later, and cannot shorten exported names. Line breaks are kept, so that source maps stay valid while imports are rewritten.
      build.minifyIdentifiers = true
      build.minifySyntax = true
    },
  }
}

/** The reports for template authors, built separately so that they need no shared file. */
export const diagnoseBuild = (engine: Engine): Options => {
  const options = shared(engine, {})
  return {
    ...options,
    plugins: [],
    entry: { diagnose: 'src/islands/diagnosis/diagnosis.ts' },
    format: 'esm',
    splitting: false,
    metafile: true,
    esbuildPlugins: [...(options.esbuildPlugins ?? []), previewBeside],
    outExtension: () => ({ js: '.js' }),
  }
}

/** The preview for editors: one file with the catalogue and its backend, which only the diagnosis opens. It parses its texts itself. */
export const previewBuild = (): Options => ({
  ...shared(previewEngine, {}),
  plugins: [],
  entry: { preview: 'preview/startPreview.ts' },
  format: 'esm',
  splitting: false,
  metafile: true,
  esbuildPlugins: [inlineCss],
  outExtension: () => ({ js: '.js' }),
})

/** `widgets.js`: the only file that a template names. */
export const loaderBuild = (engine: Engine, define: Record<string, string>): Options => ({
  ...shared(engine, define),
  entry: { widgets: 'widgets/main.ts' },
  format: 'esm',
  splitting: false,
  outExtension: () => ({ js: '.js' }),
})

/** `widgets.iife.js`: the same in one classic script. */
export const iifeBuild = (engine: Engine, define: Record<string, string>): Options => {
  const options = shared(engine, define)
  return {
    ...options,
    entry: { widgets: 'widgets/iife.ts' },
    format: 'iife',
    splitting: false,
    esbuildPlugins: [...(options.esbuildPlugins ?? []), previewInOneFile],
    outExtension: () => ({ js: '.iife.js' }),
  }
}

/** `bundle.js`: the same for a bundler, which follows its imports (see `writeImports` in tools/build/buildEngine.ts). */
export const bundleBuild = (engine: Engine, define: Record<string, string>, imports: string): Options => {
  const options = shared(engine, define)
  return {
    ...options,
    entry: { bundle: 'widgets/bundle.ts' },
    format: 'esm',
    splitting: false,
    outExtension: () => ({ js: '.js' }),
    esbuildPlugins: [builtChunks],
    esbuildOptions(build, context) {
      options.esbuildOptions?.(build, context)
      build.inject = [imports]
    },
  }
}

/** `server/quiosc-server.js`: renders markers on a server, in one file that needs web APIs only. */
export const serverBuild = (engine: Engine, define: Record<string, string>): Options => {
  const options = shared(engine, define)
  return {
    ...options,
    entry: { 'quiosc-server': 'server/main.ts' },
    outDir: join(engine.outDir, 'server'),
    format: 'esm',
    splitting: false,
    outExtension: () => ({ js: '.js' }),
    esbuildOptions(build, context) {
      options.esbuildOptions?.(build, context)
      build.alias = { ...engine.alias, ...engine.serverAlias }
      // Its bundle for workers, without what only Node has.
      build.conditions = ['worker', 'browser', 'module']
    },
  }
}

/** What CommonJS packages ask Node's own modules with. */
const requireOfNode = `import { createRequire as createNodeRequire } from 'node:module'
const require = createNodeRequire(import.meta.url)`

/** `cli/quiosc.js`: the command line, for Node 20 and newer with all that it needs. The server that it can be is in a file of its own. */
export const cliBuild = (define: Record<string, string>): Options => ({
  config: false,
  entry: { quiosc: 'cli/main.ts' },
  outDir: 'dist/cli',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  splitting: true,
  banner: { js: requireOfNode },
  minify: true,
  clean: false,
  dts: false,
  silent: true,
  noExternal: [/./],
  esbuildPlugins: [rawDocuments],
  define,
  outExtension: () => ({ js: '.js' }),
  esbuildOptions(options) {
    options.legalComments = 'none'
    // Without a hash, so that a build replaces the file of the one before.
    options.chunkNames = '[name]'
    // Some packages have modules beside what Node would load of them, which cannot be bundled.
    options.mainFields = ['module', 'main']
  },
})
