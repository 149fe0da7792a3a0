/** The two libraries that the build writes: the same sources on React, and on Preact under React's names. */
export interface Engine {
  name: 'react' | 'lite'
  outDir: string
  alias: Record<string, string>
}

const lite: Engine = {
  name: 'lite',
  outDir: 'dist/lite',
  alias: {
    react: 'preact/compat',
    'react/jsx-runtime': './src/lite/jsxRuntime.ts',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
  },
}

export const engines: readonly Engine[] = [{ name: 'react', outDir: 'dist', alias: {} }, lite]

/** The preview brings its own engine, the smaller one, whichever the page has. */
export const previewEngine = lite
