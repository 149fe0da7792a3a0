import { conditions } from '../../src/island/condition.ts'
import type { PackedLibrary } from '../../src/island/fileLibrary.ts'
import type { Registry } from '../../src/island/registry.ts'
import type { FileTable } from './fileTable.ts'

/** `chunks/poll-AB12.js` is the chunk's name and its hash. @throws When a file has another name: the loader could not find it. */
function hashOf(file: string | undefined, name: string): string {
  const hash = file?.startsWith(`chunks/${name}-`) && /-(\w+)\.js$/.exec(file)?.[1]
  if (!hash) throw new Error(`The file of ${name} is called ${file}.`)
  return hash
}

/** The registry and the files' names in one text, as `fileLibrary` reads it. */
export function packLibrary(registry: Registry, table: FileTable): PackedLibrary {
  const runtime = table.runtime ?? []
  if (runtime.length > 1) throw new Error(`The runtime is ${runtime.length} files: ${runtime.join(', ')}.`)
  const shared: string[] = []
  const numberOf = (file: string) => {
    if (!shared.includes(file)) shared.push(file)
    const number = shared.indexOf(file)
    if (number > 9) throw new Error('Widgets share more than ten files: a number is one digit.')
    return number
  }
  const rows = Object.entries(registry).map(([name, { load, first, target }]) => {
    const [own, ...needs] = (table[name] ?? []).filter((file) => !runtime.includes(file))
    const fields = [
      name,
      conditions.indexOf(load),
      hashOf(own, name),
      needs.map(numberOf).join(''),
      first ?? '',
      target ?? '',
    ]
    return fields.join(' ').trimEnd()
  })
  const header = [
    hashOf(runtime[0], 'runtime'),
    hashOf(table.diagnose?.[0], 'diagnose'),
    ...shared.map((file) => hashOf(file, 'chunk')),
  ]
  return [header.join(' '), ...rows].join(';')
}
