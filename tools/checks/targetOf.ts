import { readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** The rooms that an import from another one names: `#kit/` and its folder `src/kit/`, from package.json's `imports`. */
export const roomAliases: ReadonlyMap<string, string> = new Map(
  Object.entries<string>(JSON.parse(readFileSync('package.json', 'utf8')).imports).map(([alias, folder]) => [
    alias.replace('*', ''),
    folder.replace(/^\.\/|\*$/g, ''),
  ]),
)

/** The file that an import of a file names, from the project's folder; undefined for a package. */
export function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  const alias = specifier.slice(0, specifier.indexOf('/') + 1)
  const folder = roomAliases.get(alias)
  return folder && `${folder}${specifier.slice(alias.length)}`
}
