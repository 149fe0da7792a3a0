import { basename } from 'node:path'
import type { Metafile } from 'esbuild'

export type FileTable = Record<string, string[]>

/**
 * As the loader carries it: `poll: 'HASH shared-HASH'`, with folder, ending and the chunk's own name left out, and without what the runtime's
 * row has. The texts of a widget share one hash and one row (see fileChunks).
 */
export function shorten(table: FileTable): Record<string, string> {
  const row = (chunk: string, files: readonly string[]) =>
    files
      .filter((file) => chunk === 'runtime' || !table.runtime?.includes(file))
      .map((file, index) => file.replace(/^chunks\/|\.js$/g, '').slice(index === 0 ? chunk.length + 1 : 0))
      .join(' ')
  const rows = Object.entries(table).map(([chunk, files]) => [chunk.replace(/\..*/, '.'), row(chunk, files)])
  return Object.fromEntries(rows)
}

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
