import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'

const index = fileURLToPath(import.meta.resolve('lucide'))

/** Where each drawing's own file is, by all its names: `export { default as Trash, default as Trash2 } from './icons/trash.mjs'`. */
function readIndex(): Map<string, string> {
  const files = new Map<string, string>()
  const rows = readFileSync(index.replace(/\/dist\/.*/, '/dist/esm/lucide.mjs'), 'utf8').matchAll(
    /export \{([^}]*)\} from '\.\/(icons\/[\w-]+\.mjs)'/g,
  )
  for (const [, names = '', file = ''] of rows) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  }
  return files
}

/**
 * `import { Eye } from 'lucide'` as an import of the drawing's own file. By the way of the package's index everybody would reach every drawing that
 * anybody shows, and all of them would be shared by all.
 *
 * @throws When the package has no drawing of that name.
 */
export function separateIcons(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(/import \{([^}]+)\} from 'lucide'/g, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .map((name) => {
        const file = files.get(name)
        if (!file) throw new Error(`lucide has no ${name}.`)
        return `import ${name} from 'lucide/dist/esm/${file}'`
      })
      // On one line, so that source maps hold.
      .join(';'),
  )
}

export const iconFiles: Plugin = {
  name: 'icon-files',
  setup(bundle) {
    const files = readIndex()
    bundle.onLoad({ filter: /[\\/](?:src|widgets)[\\/].*\.tsx?$/, namespace: 'file' }, async ({ path }) => {
      const code = await readFile(path, 'utf8')
      if (!code.includes(`from 'lucide'`)) return undefined
      return { contents: separateIcons(code, files), loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}
