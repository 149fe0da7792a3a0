import { createHash } from 'node:crypto'
import { buildSync } from 'esbuild'
import { buildTarget } from './promisedBrowsers.ts'

/**
 * The script for a page's head that sets the theme before the page is painted: a whole `<script>` element, and its source in `script-src`, to be put in
 * single quotes. Inline, because a file would come after the first frame.
 */
export function themeSnippet(): { html: string; csp: string } {
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
