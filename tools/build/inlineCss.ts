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

const SHEET = /\.css\?inline$/

/** The minified text of a style sheet. @param id Its path, with the suffix `?inline`. */
async function sheetText(id: string): Promise<string> {
  const css = ownRem(await readFile(id.replace('?inline', ''), 'utf8'))
  const { code } = await transform(css, { loader: 'css', minify: true, target: buildTarget })
  return code.trim()
}

/** `import css from './x.css?inline'` gives the minified text, so that no stylesheet file reaches dist/. For esbuild. */
export const inlineCss: Plugin = {
  name: 'inline-css',
  setup(build) {
    // The path keeps its suffix: tsup's own plugin handles every path that ends in .css. It is relative to the project, because it appears in source maps.
    build.onResolve({ filter: SHEET }, async ({ path, kind, resolveDir }) => {
      const found = await build.resolve(path.replace('?inline', ''), { kind, resolveDir })
      return { path: `${relative('', found.path)}?inline`, namespace: 'inline-css' }
    })
    build.onLoad({ filter: SHEET }, async ({ path }) => ({ contents: await sheetText(path), loader: 'text' }))
  },
}

/** The same for Rolldown. */
export const inlineSheets = {
  name: 'inline-sheets',
  load: {
    filter: { id: SHEET },
    handler: async (id: string) => `export default ${JSON.stringify(await sheetText(id))}`,
  },
}
