import { createHash } from 'node:crypto'
import { buildSync } from 'esbuild'
import { buildTarget } from './promisedBrowsers.ts'

/** An inline script for the page's head, and its source in `script-src`. */
export interface Snippet {
  /** A whole `<script>` element. */
  html: string
  /** `sha256-…`, to be put in single quotes. */
  csp: string
}

/** Makes the script that sets the theme before the page is painted. Inline, because a file would come after the first frame. */
export function themeSnippet(): Snippet {
  const { outputFiles } = buildSync({
    stdin: {
      contents: "import { setEarlyTheme } from './src/page/theme/setEarlyTheme.ts'\nsetEarlyTheme()",
      resolveDir: '.',
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    format: 'iife',
    target: buildTarget,
    write: false,
  })
  const code = outputFiles[0]?.text.trim() ?? ''
  return { html: `<script>${code}</script>\n`, csp: `sha256-${createHash('sha256').update(code).digest('base64')}` }
}
