import { writeFileSync } from 'node:fs'
import type { Engine } from './engines.ts'
import type { FileTable } from './fileTable.ts'

/**
 * Writes a module with an `import()` for each chunk that the loader knows, for `widgets/bundle.ts`: a bundler follows only literal specifiers.
 *
 * @returns The module's path.
 */
export function writeImports({ name }: Pick<Engine, 'name'>, table: FileTable): string {
  const path = `.cache/chunkImports.${name}.js`
  const rows = Object.entries(table).map(([chunk, [file]]) => `  ${JSON.stringify(chunk)}: () => import('./${file}'),`)
  writeFileSync(path, ['export const __QUIOSC_IMPORTS__ = {', ...rows, '}', ''].join('\n'))
  return path
}
