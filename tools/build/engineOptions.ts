import type { BuildOptions, Plugin } from 'esbuild'
import type { Engine } from './engines.ts'
import { dayjsModules, inlineCss, noMessageParser } from './plugins.ts'
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

/** How all files of an engine are bundled. */
export const engineOptions = (engine: Engine, define: Record<string, string> = {}) =>
  ({
    outdir: engine.outDir,
    bundle: true,
    tsconfig: 'tsconfig.json',
    format: 'esm',
    target: buildTarget,
    jsx: 'automatic',
    alias: engine.alias,
    define: { ...onlyInBrowsers, ...define },
    plugins: [inlineCss, noMessageParser, dayjsModules] as Plugin[],
    sourcemap: 'external',
    legalComments: 'none',
    // esbuild writes a class of Unicode as a call of `RegExp` for every target, which is made anew at each use and never left out where it is not used.
    supported: { 'regexp-unicode-property-escapes': true },
    // It warns of imports without bindings (see `reach`).
    logLevel: 'error',
  }) satisfies BuildOptions
