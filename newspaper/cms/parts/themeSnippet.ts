import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Html } from '../html.ts'

export interface ThemeSnippet {
  /** For the page's head, before its style sheets. */
  markup: Html
  /** The source by which the policy's `script-src` allows it. */
  source: string
}

/** The built library's script against a flash of the wrong theme (docs/theming.md); read anew, because a build may replace it while the newspaper runs. */
export function themeSnippet(distDir: string): ThemeSnippet | undefined {
  const path = join(distDir, 'include/theme.html')
  if (!existsSync(path)) return undefined
  const markup = readFileSync(path, 'utf8').trim()
  const script = markup.replace(/^<script>|<\/script>$/g, '')
  return { markup: new Html(markup), source: `'sha256-${createHash('sha256').update(script).digest('base64')}'` }
}
