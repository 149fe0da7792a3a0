import { readFileSync } from 'node:fs'
import type { Plugin } from 'rolldown'

/**
 * `import { Eye } from 'lucide'` as an import of the file that has it. Through the index every file would import all icons used anywhere, and all of them
 * would be shared.
 *
 * @param index The package's, with a line for each file: `export { default as Trash, default as Trash2 } from './icons/trash.mjs'`.
 * @throws When the package has no such icon.
 */
export const importFiles = (code: string, path: string, index: string): string =>
  code.replace(/^import \{([^}]*)\} from 'lucide'/gm, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => {
        const [icon = '', local = icon] = name.split(' as ')
        const [, file] = new RegExp(`^export \\{.*default as ${icon}\\b.*'\\./(icons/.+)'`, 'm').exec(index) ?? []
        if (!file) throw new Error(`${path} imports ${icon}, which lucide does not export.`)
        return `import ${local} from 'lucide/dist/esm/${file}'`
      })
      // On one line, so that source maps hold.
      .join(';'),
  )

export function packageFiles(): Plugin {
  const index = readFileSync('node_modules/lucide/dist/esm/lucide.mjs', 'utf8')
  return {
    name: 'package-files',
    transform: {
      order: 'pre',
      filter: { code: "'lucide'", id: /[\\/](?:src|widgets)[\\/].*\.tsx?$/ },
      // No line is added, so that the code's own lines stay true.
      handler: (code, id) => ({ code: importFiles(code, id, index), map: null }),
    },
  }
}
