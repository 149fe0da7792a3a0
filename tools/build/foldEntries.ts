import { parseBuilt } from './moduleAddresses.ts'
import type { Output } from './output.ts'

/** An output that may have taken an entry in; `formerFiles` are the entry's file names, by which others import it. */
export interface FoldedOutput extends Output {
  formerFiles: readonly string[]
}

interface HandedOn {
  exported: string
  imported: string
  file: string
}

/** The re-exports of an entry without its own code, and their source; undefined if any of it is something else. */
function handedOn(code: string): HandedOn[] {
  const entries = parseBuilt(code).module.staticExports.flatMap((statement) => statement.entries)
  const found = entries.flatMap(({ exportName, importName, moduleRequest }) =>
    exportName.name && importName.name && moduleRequest
      ? [{ exported: exportName.name, imported: importName.name, file: moduleRequest.value.replace('./', '') }]
      : [],
  )
  return found.length === entries.length ? found : []
}

/** One more statement, by which a file exports its own names under an entry's, too. */
function furtherExports(home: Output, names: readonly HandedOn[]): string {
  const exports = parseBuilt(home.code).module.staticExports.flatMap((statement) => statement.entries)
  const specifiers = names.flatMap(({ exported, imported }) => {
    if (exported === imported) return []
    if (exports.some(({ exportName }) => exportName.name === exported))
      throw new Error(`${home.file} already exports “${exported}”.`)
    const local = exports.find(({ exportName }) => exportName.name === imported)?.localName.name
    if (!local) throw new Error(`${home.file} does not export ${imported}.`)
    return [`${local} as ${exported}`]
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
  const byFile = new Map<string, FoldedOutput>(outputs.map((output) => [output.file, { ...output, formerFiles: [] }]))
  for (const { file, entry, sources, code } of outputs) {
    if (!entry || sources.length > 0) continue
    const names = handedOn(code)
    const home = byFile.get(names[0]?.file ?? '')
    if (!home || home.entry || isTaken(home) || names.some((name) => name.file !== home.file)) continue
    byFile.set(home.file, {
      ...home,
      entry,
      formerFiles: [file],
      code: home.code + furtherExports(home, names),
    })
    byFile.delete(file)
  }
  return [...byFile.values()]
}
