import { writeFileSync } from 'node:fs'
import type { FileTable } from './fileTable.ts'

/**
 * Writes a module with an `import()` for each chunk that the loader knows, for `widgets/bundle.ts`: a bundler follows only literal specifiers.
 *
 * @returns The module's path.
 */
export function writeImports(table: FileTable): string {
  const path = '.cache/chunkImports.js'
  const rows = Object.entries(table).map(([name, [file]]) => `  ${JSON.stringify(name)}: () => import('./${file}'),`)
  writeFileSync(path, ['export const __QUIOSC_IMPORTS__ = {', ...rows, '}', ''].join('\n'))
  return path
}
