import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** What a declaration file imports, exports from or names by `import("…")`. */
const importsOf = (source: string) =>
  [...source.matchAll(/(?:\bfrom |\bimport |\bimport\()['"]([^'"]+)['"]/g)].map(([, path = '']) => path)

/** `./a.ts` in a declaration file means `a.d.ts` in the same folder. */
const declarationOf = (file: string, path: string) => normalize(join(dirname(file), path.replace(/\.tsx?$/, '.d.ts')))

/**
 * Keeps only the declarations that the entries import. Users of the library do not have the packages that it was built from, so none of them may be referenced.
 *
 * @param folder The compiler's output.
 * @throws {Error} When a public type depends on a package.
 */
export function pruneTypes(folder: string, entries: readonly string[]): void {
  const reached = new Set(entries.map(normalize))
  for (const file of reached) {
    for (const path of importsOf(readFileSync(join(folder, file), 'utf8'))) {
      const target = declarationOf(file, path)
      if (!path.startsWith('.') || !existsSync(join(folder, target)))
        throw new Error(
          `The public types import “${path}” in ${file}. Declare the type in a *.types.ts file, and test that it matches the schema.`,
        )
      reached.add(target)
    }
  }
  for (const file of globSync('**/*.d.ts', { cwd: folder })) if (!reached.has(file)) rmSync(join(folder, file))
}
