import { resolve } from 'node:path'

/** The two libraries that the build writes: the same sources on React, and on Preact under React's names. */
export interface Engine {
  name: 'react' | 'lite'
  outDir: string
  /** The modules that are bundled in place of those that packages and sources import. */
  alias: Record<string, string>
  /** The same for a server, as far as it differs from a browser. */
  serverAlias: Record<string, string>
}

const preact = {
  react: resolve('src/islands/lite/react.ts'),
  'react/jsx-runtime': resolve('src/islands/lite/jsxRuntime.ts'),
  'react-dom': 'preact/compat',
  'react-dom/client': resolve('src/islands/lite/client.ts'),
}

const smallerFiles = {
  // Messages are parsed when the library is built, so readers load no parser (6 kB less).
  '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
  // dayjs's modules in place of its file for scripts, which comes minified already, with another kind of module around it: 300 bytes less in the runtime.
  dayjs: 'dayjs/esm',
}

export const engines: readonly [react: Engine, lite: Engine] = [
  { name: 'react', outDir: 'dist', alias: smallerFiles, serverAlias: {} },
  {
    name: 'lite',
    outDir: 'dist/lite',
    alias: { ...smallerFiles, ...preact },
    serverAlias: {
      // A text as a property would not be in the HTML.
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react-dom/server.edge': 'preact-render-to-string',
    },
  },
]

/** The preview brings its own engine, the smaller one, whichever the page has, and parses its texts itself. */
export const previewAlias = preact

/**
 * Globals that no browser has, and a hook for React's developer tools, which would show names that the minifier has made: React's branches for these are left out.
 */
export const onlyInBrowsers = {
  'process.env.NODE_ENV': '"production"',
  process: 'undefined',
  setImmediate: 'undefined',
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
}
