import { parseBuilt } from '../scripts/build/moduleAddresses.ts'

/**
 * Writes the named imports from one file as one statement, as the shipped files have it: while that file is still outside of the bundle, the bundler repeats
 * the statement for each module, and a widget of many small modules would weigh a tenth more than what readers load of it.
 */
export function mergeImports(code: string, file: string): string {
  const names: string[] = []
  let rest = ''
  let end = 0
  for (const { start, end: after, moduleRequest, entries } of parseBuilt(code).module.staticImports) {
    const isNamed = entries.every(({ importName }) => importName.kind === 'Name')
    if (moduleRequest.value !== file || entries.length === 0 || !isNamed) continue
    rest += code.slice(end, start)
    end = after
    names.push(...entries.map(({ importName, localName }) => `${importName.name} as ${localName.value}`))
  }
  return `${names.length > 0 ? `import{${names}}from"${file}";` : ''}${rest}${code.slice(end)}`
}
