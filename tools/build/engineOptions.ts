import type { BuildOptions } from 'esbuild'
import type { Engine } from './engines.ts'
import { inlineCss } from './inlineCss.ts'
import { buildTarget } from './promisedBrowsers.ts'

/**
 * What no browser has, and a hook for React's developer tools, which would show names that the minifier has made: React's branches for these are left out.
 */
const onlyInBrowsers = {
  'process.env.NODE_ENV': '"production"',
  process: 'undefined',
  setImmediate: 'undefined',
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
}

/** What is bundled in place of what packages and sources import. */
const smallerFiles = {
  // Messages are parsed when the library is built, so readers load no parser (6 kB less).
  '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
  // dayjs's modules in place of its file for scripts, which comes minified already, with another kind of module around it: 300 bytes less in the runtime.
  dayjs: 'dayjs/esm',
  'dayjs/plugin/customParseFormat.js': 'dayjs/esm/plugin/customParseFormat/index.js',
  'dayjs/plugin/utc.js': 'dayjs/esm/plugin/utc/index.js',
}

/** How all files of an engine are bundled. */
export const engineOptions = (engine: Engine, define: Record<string, string> = {}) =>
  ({
    outdir: engine.outDir,
    bundle: true,
    tsconfig: 'tsconfig.json',
    format: 'esm',
    target: buildTarget,
    jsx: 'automatic',
    alias: { ...smallerFiles, ...engine.alias },
    define: { ...onlyInBrowsers, ...define },
    plugins: [inlineCss('nothing')],
    sourcemap: 'external',
    legalComments: 'none',
    // esbuild writes a class of Unicode as a call of `RegExp` for every target, which is made anew at each use and never left out where it is not used.
    supported: { 'regexp-unicode-property-escapes': true },
    // It warns of imports without bindings (see `reach`).
    logLevel: 'error',
  }) satisfies BuildOptions
