import { basename } from 'node:path'
import type { Metafile } from 'esbuild'

export type FileTable = Record<string, string[]>

/** The files each entry needs at once: its own, then all that it imports statically, nearest first. */
export function fileTable(metafile: Metafile, entries: Record<string, string>): FileTable {
  const outputs = Object.entries(metafile.outputs)
  const imports = (file: string) =>
    (metafile.outputs[file]?.imports ?? []).filter(({ kind }) => kind === 'import-statement').map(({ path }) => path)

  const closure = (file: string) => {
    const found = new Set([file])
    for (const known of found) for (const imported of imports(known)) found.add(imported)
    return [...found].map((path) => `chunks/${basename(path)}`)
  }

  return Object.fromEntries(
    Object.entries(entries).map(([name, source]) => {
      const output = outputs.find(([, { entryPoint }]) => entryPoint === source)
      if (!output) throw new Error(`The build has no output for ${source}.`)
      return [name, closure(output[0])]
    }),
  )
}
