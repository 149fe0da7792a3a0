import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, normalize, posix } from 'node:path'
import { targetOf } from '../checks/targetOf.ts'

/** The modules that a declaration file imports, exports from or names by `import("…")`. */
const importsOf = (source: string) =>
  [...source.matchAll(/(?:\bfrom |\bimport |\bimport\()['"]([^'"]+)['"]/g)].map(([, path = '']) => path)

/**
 * Keeps only the declarations that the entries import. Users of the library do not have the packages that it was built from, so none of them may be referenced.
 *
 * @param folder The compiler's output.
 * @throws {Error} When a public type depends on a package.
 */
export function pruneTypes(folder: string, entries: readonly string[]): void {
  const reached = new Set(entries.map(normalize))
  for (const file of reached) {
    let declarations = readFileSync(join(folder, file), 'utf8')
    for (const path of importsOf(declarations)) {
      // `./a.ts` in a declaration file means `a.d.ts` in the same folder.
      const target = targetOf(file, path)?.replace(/\.tsx?$/, '.d.ts')
      if (target === undefined || !existsSync(join(folder, target)))
        throw new Error(`The public types import “${path}” in ${file}: declare the type in a *.types.ts file.`)
      reached.add(target)
      // The package has no rooms.
      const address = posix.relative(posix.dirname(file), target).replace(/\.d\.ts$/, '.ts')
      if (path.startsWith('#'))
        declarations = declarations.replaceAll(path, address.startsWith('.') ? address : `./${address}`)
    }
    writeFileSync(join(folder, file), declarations)
  }
  for (const file of globSync('**/*.d.ts', { cwd: folder })) if (!reached.has(file)) rmSync(join(folder, file))
}
