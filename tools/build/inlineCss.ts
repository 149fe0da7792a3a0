import { readFile } from 'node:fs/promises'
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

/** `import css from './x.css?inline'` gives the minified text, so that no stylesheet file reaches dist/. */
export const inlineCss: Plugin = {
  name: 'inline-css',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path, kind, resolveDir }) =>
      build.resolve(path.replace('?inline', ''), { kind, resolveDir }),
    )
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const css = ownRem(await readFile(path, 'utf8'))
      const { code } = await transform(css, { loader: 'css', minify: true, target: buildTarget })
      return { contents: code.trim(), loader: 'text' }
    })
  },
}
