import { conditions } from '../../src/loader/condition.ts'
import type { PackedFiles } from '../../src/loader/fileChunks.ts'
import type { Registry } from '../../src/loader/registry.ts'
import type { FileTable } from './fileTable.ts'

/** `chunks/poll-3k9x0a.js` without folder and ending. @throws When the chunk has no file, or one of another name: the loader could not find it. */
function stemOf(file: string | undefined, name: string): string {
  const stem = file?.startsWith(`chunks/${name}-`) && /^chunks\/(.*)\.js$/.exec(file)?.[1]
  if (!stem) throw new Error(`The file of “${name}” has the unexpected name ${file}.`)
  return stem
}

/** As many as one digit can number. */
const MOST_SHARED = 36

/** The registry and the files' names in one text, as `fileLibrary` reads it. */
export function packFiles(registry: Registry, table: FileTable): PackedFiles {
  const runtime = table.runtime ?? []
  if (runtime.length > 1)
    throw new Error(`The runtime must be one file, but is ${runtime.length}: ${runtime.join(', ')}.`)
  const shared: string[] = []
  const numberOf = (file: string) => {
    if (!shared.includes(file)) shared.push(file)
    const number = shared.indexOf(file)
    if (number >= MOST_SHARED)
      throw new Error(
        `The loader’s table supports at most ${MOST_SHARED} shared files. Merge rows of scripts/build/sharedFiles.ts.`,
      )
    return number.toString(36)
  }
  const rows = Object.entries(registry).map(([name, { load, prefetch, target }]) => {
    const [own, ...needs] = (table[name] ?? []).filter((file) => !runtime.includes(file))
    const fields = [
      name,
      conditions.indexOf(load),
      stemOf(own, name).slice(name.length + 1),
      needs.map(numberOf).join(''),
      prefetch ?? '',
      target ?? '',
    ]
    return fields.join(' ').trimEnd()
  })
  const header = [
    stemOf(runtime[0], 'runtime'),
    stemOf(table.diagnose?.[0], 'diagnose'),
    ...shared.map((file) => stemOf(file, file.slice('chunks/'.length, file.lastIndexOf('-')))),
  ]
  return [header.join(' '), ...rows].join(';')
}
