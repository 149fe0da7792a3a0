import { parseSync } from 'vite'
import type { Output } from './bundle.ts'

/** An output that may have taken an entry in, by whose file name others import it. */
export interface FoldedOutput extends Output {
  formerFile?: string
}

/** What a file exports, and for what it only hands on, from where. */
const exportsOf = (code: string) =>
  parseSync('built.js', code)
    .module.staticExports.flatMap(({ entries }) => entries)
    .map(({ exportName, importName, localName, moduleRequest }) => ({
      exported: exportName.name,
      imported: importName.name,
      local: localName.name,
      file: moduleRequest?.value.replace('./', ''),
    }))

/** One more statement, by which a file exports its own names under an entry's, too. */
function furtherExports({ file, code }: Output, names: ReturnType<typeof exportsOf>): string {
  const locals = new Map(exportsOf(code).map(({ exported, local }) => [exported, local]))
  const specifiers = names.flatMap(({ exported, imported }) => {
    if (exported === imported) return []
    if (locals.has(exported)) throw new Error(`${file} already exports “${exported}”.`)
    if (!locals.get(imported)) throw new Error(`${file} does not export ${imported}.`)
    return [`${locals.get(imported)} as ${exported}`]
  })
  return specifiers.length > 0 ? `\nexport{${specifiers.join(',')}};` : ''
}

/**
 * Merges an entry into the file that has its code. esbuild splits the two wherever a part that loads on demand imports modules of its widget; the entry
 * then only re-exports names of another file, and would cost readers a request.
 *
 * @param isTaken Whether a file already has a name, and so cannot take a second one.
 */
export function foldEntries(outputs: readonly Output[], isTaken: (output: Output) => boolean): FoldedOutput[] {
  const byFile = new Map<string, FoldedOutput>(outputs.map((output) => [output.file, output]))
  for (const { file, entry, sources, code } of outputs) {
    if (!entry || sources.length > 0) continue
    const names = exportsOf(code)
    const home = byFile.get(names[0]?.file ?? '')
    const isAlone = names.every((name) => name.file === home?.file && name.exported && name.imported)
    if (!home || !isAlone || home.entry || isTaken(home)) continue
    byFile.set(home.file, { ...home, entry, formerFile: file, code: home.code + furtherExports(home, names) })
    byFile.delete(file)
  }
  return [...byFile.values()]
}
