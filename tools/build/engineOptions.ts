import type { Engine } from './engines.ts'

/**
 * What no browser has, and a hook for React's developer tools, which would show names that the minifier has made: React's branches for these are left out.
 */
export const onlyInBrowsers = {
  'process.env.NODE_ENV': '"production"',
  process: 'undefined',
  setImmediate: 'undefined',
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
}

/** What is bundled in place of what packages and sources import. */
export const aliasesOf = (engine: Engine): Record<string, string> => ({
  // Messages are parsed when the library is built, so readers load no parser (6 kB less).
  '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
  // dayjs's modules in place of its file for scripts, which comes minified already, with another kind of module around it: 300 bytes less in the runtime.
  dayjs: 'dayjs/esm',
  'dayjs/plugin/customParseFormat.js': 'dayjs/esm/plugin/customParseFormat/index.js',
  'dayjs/plugin/utc.js': 'dayjs/esm/plugin/utc/index.js',
  ...engine.alias,
})
