import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { type Plugin, transform } from 'esbuild'
import { buildTarget } from './promisedBrowsers.ts'

/**
 * A CMS that sets `html { font-size: 62.5% }` must not shrink the islands, but a reader's larger text size must apply: rem counts as at least 16 px.
 * Conditions of at-rules keep their rem, which the page cannot change.
 */
const ownRem = (css: string) =>
  css.replace(/@(?:media|container)[^{]*|--q-rem:[^;]*|(-?\d*\.?\d+)rem\b/g, (found, size?: string) =>
    size === undefined ? found : `calc(${size} * var(--q-rem))`,
  )

const SUFFIX = '?inline'

/**
 * `import css from './x.css?inline'` gives the minified text, so that no stylesheet file reaches dist/.
 *
 * @param keeps Whether the path keeps its suffix: tsup's own plugin handles every path that ends in .css. It is relative to the project then, because it appears in source maps.
 */
export const inlineCss = (keeps: 'suffix' | 'nothing'): Plugin => ({
  name: 'inline-css',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, async ({ path, kind, resolveDir }) => {
      const found = await build.resolve(path.replace(SUFFIX, ''), { kind, resolveDir })
      return keeps === 'suffix' ? { path: relative('', found.path) + SUFFIX, namespace: 'inline-css' } : found
    })
    build.onLoad({ filter: keeps === 'suffix' ? /\.css\?inline$/ : /\.css$/ }, async ({ path }) => {
      const css = ownRem(await readFile(path.replace(SUFFIX, ''), 'utf8'))
      const { code } = await transform(css, { loader: 'css', minify: true, target: buildTarget })
      return { contents: code.trim(), loader: 'text' }
    })
  },
})
