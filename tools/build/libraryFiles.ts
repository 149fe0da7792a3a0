import { basename } from 'node:path'
import type { LibraryFiles, WidgetFiles } from '#islands/loader/libraryFiles.types.ts'
import type { Registry } from '#islands/loader/registry.ts'
import type { FileTable } from './buildChunks.ts'

/** `poll-3k9x0`. */
const chunkOf = (file = '') => basename(file, '.js')

/** Rows that are alike stand beside each other, because the loader then compresses better; the library does not ask for an order. */
const likeness = ([name, { load, target, files }]: readonly [string, WidgetFiles]) =>
  [load, target ?? '', files.replace(/^\S+ ?/, ''), name].join('\n')

/** The registry with the files of each widget, as the loader contains it. */
export function libraryFiles(registry: Registry, table: FileTable): LibraryFiles {
  const runtime = table.runtime ?? []
  if (runtime.length > 1)
    throw new Error(`The runtime must be one file, but is ${runtime.length}: ${runtime.join(', ')}.`)
  const widgets = Object.entries(registry).map(([name, entry]) => {
    const [own, ...needs] = (table[name] ?? []).filter((file) => !runtime.includes(file)).map(chunkOf)
    const hash = own?.slice(`${name}-`.length)
    return [name, { ...entry, files: [hash, ...needs.sort()].join(' ') }] as const
  })
  return {
    runtime: chunkOf(runtime[0]),
    diagnose: chunkOf(table.diagnose?.[0]),
    widgets: Object.fromEntries(widgets.sort((a, b) => (likeness(a) < likeness(b) ? -1 : 1))),
  }
}
