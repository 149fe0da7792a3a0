import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'
import { parseSync } from 'vite'

/** Packages of many small files behind one index of re-exports. */
const PACKAGES = ['lucide']

/** A package's folder, by what Node would load of it. */
function folderOf(name: string): string {
  const entry = fileURLToPath(import.meta.resolve(name))
  return entry.slice(0, entry.lastIndexOf(join('node_modules', name)) + join('node_modules', name).length)
}

/** For each name that an index re-exports: the file in the package, and its name there. */
export type PackageIndex = ReadonlyMap<string, { address: string; name: string }>

/** @param place The index's place: `lucide/dist/esm/lucide.mjs`. */
export function readIndex(code: string, place: string): PackageIndex {
  const entries = parseSync(place, code).module.staticExports.flatMap((statement) => statement.entries)
  return new Map(
    entries.flatMap(({ exportName, importName, moduleRequest }) =>
      exportName.name && moduleRequest
        ? [
            [
              exportName.name,
              {
                address: join(dirname(place), moduleRequest.value).replaceAll('\\', '/'),
                name: importName.name ?? 'default',
              },
            ] as const,
          ]
        : [],
    ),
  )
}

/**
 * `import { Eye } from 'lucide'` as an import of the file that has it, as the package's index says. Through the index every file would import all
 * icons used anywhere, and all of them would be shared.
 *
 * @throws When the package does not export that name.
 */
export function importFiles(code: string, path: string, indexes: ReadonlyMap<string, PackageIndex>): string {
  let result = ''
  let end = 0
  for (const { start, end: after, moduleRequest, entries } of parseSync(path, code).module.staticImports) {
    const index = indexes.get(moduleRequest.value)
    const values = entries.filter(({ isType }) => !isType)
    if (!index || values.length === 0) continue
    const statements = values.map(({ importName, localName }) => {
      const found = index.get(importName.name ?? '')
      if (!found) throw new Error(`${path} imports ${importName.name}, which ${moduleRequest.value} does not export.`)
      return `import { ${found.name} as ${localName.value} } from ${JSON.stringify(found.address)}`
    })
    // On one line, so that source maps hold.
    result += `${code.slice(end, start)}${statements.join(';')};`
    end = after
  }
  return result + code.slice(end)
}

function readPackage(name: string): PackageIndex {
  const folder = folderOf(name)
  const { module: index } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return readIndex(readFileSync(join(folder, index), 'utf8'), `${name}/${index}`)
}

export const packageFiles: Plugin = {
  name: 'package-files',
  setup(bundle) {
    const indexes = new Map(PACKAGES.map((name) => [name, readPackage(name)]))
    bundle.onLoad({ filter: /[\\/](?:src|widgets)[\\/].*\.tsx?$/, namespace: 'file' }, async ({ path }) => {
      const code = await readFile(path, 'utf8')
      if (!PACKAGES.some((name) => code.includes(`'${name}'`))) return undefined
      return { contents: importFiles(code, path, indexes), loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}
