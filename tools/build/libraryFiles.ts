import type { ChunkFile, LibraryFiles, WidgetFiles } from '#islands/loader/libraryFiles.types.ts'
import type { Registry } from '#islands/loader/registry.ts'
import type { FileTable } from './buildChunks.ts'

/** `chunks/poll-3k9x0.js` without folder and ending. @throws When the chunk has no file, or one of another name: the loader could not find it. */
function chunkFileOf(file: string | undefined, name: string): ChunkFile {
  const [, chunk] = /^chunks\/(.*)\.js$/.exec(file ?? '') ?? []
  if (!chunk?.startsWith(`${name}-`)) throw new Error(`The file of “${name}” has the unexpected name ${file}.`)
  return chunk
}

const nameOf = (file: string) => file.slice('chunks/'.length, file.lastIndexOf('-'))

/** Rows that are alike stand beside each other, because the loader then compresses better; the library does not ask for an order. */
const likeness = ([name, { load, target, files }]: readonly [string, WidgetFiles]) =>
  [load, target ?? '', files.replace(/^\S+ ?/, ''), name].join('\n')

/** The registry with the files of each widget, as the loader contains it. */
export function libraryFiles(registry: Registry, table: FileTable): LibraryFiles {
  const runtime = table.runtime ?? []
  if (runtime.length > 1)
    throw new Error(`The runtime must be one file, but is ${runtime.length}: ${runtime.join(', ')}.`)
  const widgets = Object.entries(registry).map(([name, entry]) => {
    const [own, ...needs] = (table[name] ?? []).filter((file) => !runtime.includes(file))
    const hash = chunkFileOf(own, name).slice(`${name}-`.length)
    const shared = needs.map((file) => chunkFileOf(file, nameOf(file))).sort()
    return [name, { ...entry, files: [hash, ...shared].join(' ') }] as const
  })
  return {
    runtime: chunkFileOf(runtime[0], 'runtime'),
    diagnose: chunkFileOf(table.diagnose?.[0], 'diagnose'),
    widgets: Object.fromEntries(widgets.sort((a, b) => (likeness(a) < likeness(b) ? -1 : 1))),
  }
}
