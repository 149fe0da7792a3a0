import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'

const FOLDER = resolve('.cache/valibot')

const DECLARED = /^(?:async )?(?:function\*?|const|let|var|class) ([\w$]+)/gm

/** A word that may stand for a name from elsewhere: no property, key or text. */
const WORD = /(?<![\w$"'`]|(?<!\.\.)\.)[\w$]+(?![\w$"'`:])/g

/** The files that were made one package, by their places: `//#region src/schemas/string/string.ts`. */
function readRegions(code: string): Map<string, string> {
  const rows = code.matchAll(/^\/\/#region (\S+)\n([\s\S]*?)^\/\/#endregion/gm)
  return new Map([...rows].map(([, path = '', text = '']) => [path.replace(/\.ts$/, '.js'), text]))
}

const specifier = (from: string, to: string) => {
  const path = relative(dirname(from), to)
  return JSON.stringify(path.startsWith('.') ? path : `./${path}`)
}

/** A package in parts. */
export interface Parts {
  /** Each file's code by its place. */
  files: ReadonlyMap<string, string>
  /** For each exported name the line that hands it on, for a module beside the files. */
  index: ReadonlyMap<string, string>
}

/**
 * Takes a package that comes as one file apart again, at the marks that its bundler left. As one file everybody would reach every schema that anybody
 * uses, and all of them would be in the runtime.
 *
 * @throws When the file has no such marks, or exports what stands outside of them.
 */
export function separateSchemas(code: string): Parts {
  const regions = readRegions(code)
  const [, exported] = /^export \{([^}]*)\};?\s*$/m.exec(code) ?? []
  if (regions.size === 0 || exported === undefined) throw new Error('valibot is no longer one file of marked regions.')

  const homes = new Map(
    [...regions].flatMap(([path, text]) => [...text.matchAll(DECLARED)].map(([, name = '']) => [name, path] as const)),
  )
  const files = [...regions].map(([path, text]) => {
    const words = new Set(text.replace(/^\s*\/?\*.*$/gm, '').match(WORD))
    const used = [...words].filter((word) => homes.has(word) && homes.get(word) !== path)
    const own = [...homes].flatMap(([name, home]) => (home === path ? [name] : []))
    const imports = used.map((word) => `import { ${word} } from ${specifier(path, homes.get(word) ?? '')}`)
    return [path, [...imports, text, `export { ${own.join(', ')} }`].join('\n')] as const
  })
  const index = exported.split(',').map((row) => {
    const [name = '', as = name] = row.trim().split(' as ')
    const home = homes.get(name)
    if (!home) throw new Error(`valibot has “${name}” outside of its regions.`)
    return [as, `export { ${name} as ${as} } from ${specifier('index.js', home)}`] as const
  })
  return { files: new Map(files), index: new Map(index) }
}

/** The names of valibot's that a module uses: `import * as v from 'valibot'` and `v.string()`, or `import { string } from 'valibot'`. */
export function usedNames(code: string): string[] {
  const [, space] = /import ?\* ?as (\w+) from ?['"]valibot['"]/.exec(code) ?? []
  const [, list = ''] = /import ?\{([^}]*)\} ?from ?['"]valibot['"]/.exec(code) ?? []
  const members = space ? code.matchAll(new RegExp(`\\b${space}\\.(\\w+)`, 'g')) : []
  const names = list.split(',').flatMap((row) => row.trim().split(' ')[0] || [])
  return [...new Set([...[...members].map(([, name = '']) => name), ...names])].sort()
}

const NAMESPACE = 'schemas-of'

/** Each module gets an index of its own, of what it uses and nothing else: by one index that all have, everybody would reach everything again. */
export const schemaFiles: Plugin = {
  name: 'schema-files',
  setup(bundle) {
    let index: Parts['index'] = new Map()
    bundle.onStart(() => {
      const parts = separateSchemas(readFileSync(fileURLToPath(import.meta.resolve('valibot')), 'utf8'))
      for (const [path, text] of parts.files) {
        const file = join(FOLDER, path)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, text)
      }
      writeFileSync(join(FOLDER, 'package.json'), '{ "type": "module", "sideEffects": false }\n')
      index = parts.index
    })
    bundle.onResolve({ filter: /^valibot$/ }, ({ importer }) => ({
      path: relative('', importer),
      namespace: NAMESPACE,
      sideEffects: false,
    }))
    bundle.onLoad({ filter: /./, namespace: NAMESPACE }, ({ path }) => ({
      // Types are no values: there is no row for them.
      contents: usedNames(readFileSync(path, 'utf8'))
        .flatMap((name) => index.get(name) ?? [])
        .join('\n'),
      resolveDir: FOLDER,
    }))
  },
}
