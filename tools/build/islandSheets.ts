import { readFileSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import type { Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin } from 'rolldown'
import { importsOf } from '../checks/importsOf.ts'

/** The module that an island imports its sheets from. */
const SHEETS = /^virtual:sheets$/

const OF_ISLAND = /^\0sheets:/

/**
 * Shared sheets come before a widget's own ones, which may say something else about the same elements: those of `src/kit/ui`, those of other rooms, that of the
 * widget, those of its parts. Of one kind they come by name.
 */
const rankOf = (path: string): string => {
  const isShared = path.startsWith('src/')
  const isFirst = isShared ? path.startsWith('src/kit/ui/') : path.split('/').length === 3
  return `${isShared ? 0 : 1}${isFirst ? 0 : 1} ${basename(path)} ${path}`
}

/**
 * The sheets that an island and its components say they need (`import type {} from './button.css'`), in the order in which its root adopts them. Those of parts
 * that load on demand are not among them.
 *
 * @param island Its path from the project's folder.
 * @param read Reads a module's text.
 */
export function sheetsOf(island: string, read = (path: string) => readFileSync(path, 'utf8')): string[] {
  const sheets = new Set<string>()
  const modules = new Set([island])
  // A set visits what is added to it meanwhile.
  for (const path of modules)
    for (const { kind, target } of importsOf({ path, text: read(path) })) {
      if (target === undefined) continue
      if (kind === 'type' && target.endsWith('.css')) sheets.add(target)
      else if (kind === 'static' && /\.tsx?$/.test(target)) modules.add(target)
    }
  return [...sheets].sort((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1))
}

const pathOf = (id: string) => relative('', id.replace(/\?.*$/, '')).replaceAll('\\', '/')

/** @param from The folder that the module's imports begin with. */
function moduleOf(island: string, from: string): string {
  const sheets = sheetsOf(island)
  const imports = sheets.map((path, index) => `import sheet${index} from '${from}/${path}?inline'\n`)
  return `${imports.join('')}export default [${sheets.map((_, index) => `sheet${index}`).join()}]`
}

/** `import sheets from 'virtual:sheets'` gives an island the texts of the sheets that it needs. For Rolldown, and so for Vite. */
export const islandSheets = {
  name: 'island-sheets',
  resolveId: {
    filter: { id: SHEETS },
    handler: (_: string, importer = '') => `\0sheets:${pathOf(importer)}`,
  },
  load: {
    filter: { id: OF_ISLAND },
    handler: (id: string) => moduleOf(id.replace(OF_ISLAND, ''), resolve('').replaceAll('\\', '/')),
  },
} satisfies Plugin

/** The same for esbuild. */
export const sheetsOfIslands: EsbuildPlugin = {
  name: 'island-sheets',
  setup(build) {
    build.onResolve({ filter: SHEETS }, ({ importer }) => ({ path: pathOf(importer), namespace: 'island-sheets' }))
    build.onLoad({ filter: /./, namespace: 'island-sheets' }, ({ path }) => ({
      contents: moduleOf(path, '.'),
      resolveDir: resolve(''),
    }))
  },
}
