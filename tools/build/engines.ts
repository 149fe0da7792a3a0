import { resolve } from 'node:path'

/** The two libraries that the build writes: the same sources on React, and on Preact under React's names. */
export interface Engine {
  name: 'react' | 'lite'
  outDir: string
  alias: Record<string, string>
  /** What a server uses in another way than a browser. */
  serverAlias: Record<string, string>
}

const lite: Engine = {
  name: 'lite',
  outDir: 'dist/lite',
  alias: {
    react: 'preact/compat',
    'react/jsx-runtime': resolve('src/islands/lite/jsxRuntime.ts'),
    'react-dom': 'preact/compat',
    'react-dom/client': resolve('src/islands/lite/client.ts'),
  },
  serverAlias: {
    // A text as a property would not be in the HTML.
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react-dom/server.edge': 'preact-render-to-string',
  },
}

export const engines: readonly [react: Engine, lite: Engine] = [
  { name: 'react', outDir: 'dist', alias: {}, serverAlias: {} },
  lite,
]

/** The preview brings its own engine, the smaller one, whichever the page has. */
export const previewEngine = lite
