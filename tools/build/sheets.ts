import { readFileSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import { type Plugin as EsbuildPlugin, transform } from 'esbuild'
import type { Plugin } from 'rolldown'
import { createLoads } from '../checks/createLoads.ts'
import { importsOf } from '../checks/importsOf.ts'
import { buildTarget } from './promisedBrowsers.ts'

/** A style sheet as text: `import css from './x.css?inline'`. */
const TEXT = /\.css\?inline$/

/** The texts of all sheets that an island needs: `import sheets from 'virtual:sheets'`. */
const COLLECTED = /^virtual:sheets$/

const OF_ISLAND = /^\0sheets:/

/**
 * A CMS that sets `html { font-size: 62.5% }` must not shrink the islands, but a reader's larger text size must apply: rem counts as at least 16 px.
 * Conditions of at-rules keep their rem, which the page cannot change.
 */
const ownRem = (css: string) =>
  css.replace(/@(?:media|container)[^{]*|--q-rem:[^;]*|(-?\d*\.?\d+)rem\b/g, (found, size?: string) =>
    size === undefined ? found : `calc(${size} * var(--q-rem))`,
  )

/** The minified text of a style sheet. @param id Its path, with the suffix `?inline`. */
async function sheetText(id: string): Promise<string> {
  const css = ownRem(readFileSync(id.replace('?inline', ''), 'utf8'))
  return (await transform(css, { loader: 'css', minify: true, target: buildTarget })).code.trim()
}

/** Shared sheets come before a widget's own ones, which may say something else about the same elements. Of one kind they come by name. */
function rankOf(path: string): string {
  const kinds = [/^src\/kit\/ui\//, /^src\//, /^widgets\/[^/]+\/[^/]+$/, /./]
  return `${kinds.findIndex((kind) => kind.test(path))} ${basename(path)} ${path}`
}

/**
 * The sheets that an island and its components say they need, in the order in which its root adopts them, without those of parts that load on demand.
 *
 * @param island Its path from the project's folder.
 */
export function sheetsOf(island: string, read = (path: string) => readFileSync(path, 'utf8')): string[] {
  const loads = createLoads((path) => (/\.tsx?$/.test(path) ? importsOf({ path, text: read(path) }) : []))
  return [...loads(island).needed.keys()].sort((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1))
}

/** A module's path from the project's folder, without the suffix `?inline`. */
export const pathOf = (id = '') => relative('', id.replace(/\?.*$/, '')).replaceAll('\\', '/')

/** @param from The folder that the imports begin with. */
function collectedSheets(island: string, from: string): string {
  const sheets = sheetsOf(island)
  const imports = sheets.map((path, index) => `import sheet${index} from '${from}/${path}?inline'\n`)
  return `${imports.join('')}export default [${sheets.map((_, index) => `sheet${index}`).join()}]`
}

/** For Rolldown, and so for Vite. */
export const islandSheets = {
  name: 'island-sheets',
  resolveId: { filter: { id: COLLECTED }, handler: (_: string, importer?: string) => `\0sheets:${pathOf(importer)}` },
  load: {
    filter: { id: OF_ISLAND },
    handler: (id: string) => collectedSheets(id.replace(OF_ISLAND, ''), resolve('').replaceAll('\\', '/')),
  },
} satisfies Plugin

/** For Rolldown. Vite has it itself, without the minifying. */
export const inlineSheets = {
  name: 'inline-sheets',
  load: {
    filter: { id: TEXT },
    handler: async (id: string) => `export default ${JSON.stringify(await sheetText(id))}`,
  },
} satisfies Plugin

/** Both for esbuild. Paths are relative to the project, because they appear in source maps; tsup's own plugin handles those that end in `.css`. */
export const sheetsForEsbuild: EsbuildPlugin = {
  name: 'sheets',
  setup(build) {
    build.onResolve({ filter: COLLECTED }, ({ importer }) => ({ path: pathOf(importer), namespace: 'island-sheets' }))
    build.onLoad({ filter: /./, namespace: 'island-sheets' }, ({ path }) => ({
      contents: collectedSheets(path, '.'),
      resolveDir: resolve(''),
    }))
    build.onResolve({ filter: TEXT }, async ({ path, kind, resolveDir }) => {
      const found = await build.resolve(path.replace('?inline', ''), { kind, resolveDir })
      return { path: `${pathOf(found.path)}?inline`, namespace: 'inline-css' }
    })
    build.onLoad({ filter: TEXT }, async ({ path }) => ({ contents: await sheetText(path), loader: 'text' }))
  },
}
