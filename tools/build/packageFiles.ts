import { readFileSync } from 'node:fs'
import type { Plugin } from 'rolldown'

/** The file of each icon, as the package's index says: `export { default as Trash, default as Trash2 } from './icons/trash.mjs'`. */
export type IconFiles = ReadonlyMap<string, string>

export const readIndex = (index: string): IconFiles =>
  new Map(
    [...index.matchAll(/^export \{([^}]*)\} from '\.\/(icons\/[\w-]+\.mjs)'/gm)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, `lucide/dist/esm/${file}`] as const),
    ),
  )

/**
 * `import { Eye } from 'lucide'` as an import of the file that has it. Through the index every file would import all icons used anywhere, and all of them
 * would be shared.
 *
 * @throws When the package has no such icon.
 */
export const importFiles = (code: string, path: string, files: IconFiles): string =>
  code.replace(/^import \{([^}]*)\} from 'lucide'/gm, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => {
        const [icon = '', local = icon] = name.split(' as ')
        const file = files.get(icon)
        if (!file) throw new Error(`${path} imports ${icon}, which lucide does not export.`)
        return `import ${local} from '${file}'`
      })
      // On one line, so that source maps hold.
      .join(';'),
  )

export function packageFiles(): Plugin {
  const files = readIndex(readFileSync('node_modules/lucide/dist/esm/lucide.mjs', 'utf8'))
  return {
    name: 'package-files',
    transform: {
      order: 'pre',
      filter: { code: "'lucide'", id: /[\\/](?:src|widgets)[\\/].*\.tsx?$/ },
      // No line is added, so that the code's own lines stay true.
      handler: (code, id) => ({ code: importFiles(code, id, files), map: null }),
    },
  }
}
