import type { ChunkEntries } from './entries.ts'
import type { NamedOutput } from './finishChunks.ts'
import { foldEntries } from './foldEntries.ts'
import type { Output } from './output.ts'
import type { SharedModules } from './sharedChunks.ts'

/** How esbuild calls a part that the plugin of sharedChunks.ts has wrapped. */
const PART = /^opened:(?:src\/(?:islands|page|kit)|widgets)\/([\w-]+)\/(?:.*\/)?([\w-]+)\.tsx?$/

/**
 * What the file of a part that opens on demand is called: by its widget or its folder in a room of src, and by its source.
 * `opened:widgets/comments/dialogs/OpenedDialog.tsx` is `comments-OpenedDialog`.
 */
export function partName(entry: string): string | undefined {
  const [, folder, name] = PART.exec(entry) ?? []
  return folder && `${folder}-${name}`
}

const withoutNamespace = (path: string) => path.replace(/^[\w-]+:/, '')

/**
 * Names each file that the bundler has written: the runtime, widgets and parts by their entries, shared files by the modules in them.
 *
 * @throws When the bundler has split a shared file in two, or has made a file that is none of these.
 */
export function nameOutputs(
  outputs: readonly Output[],
  entries: ChunkEntries,
  { groups }: SharedModules,
): NamedOutput[] {
  const names = new Map([
    [entries.runtime, 'runtime'],
    ...Object.entries(entries.widgets).map(([name, entry]) => [entry, name] as const),
  ])
  const groupOf = new Map(groups.flatMap(({ name, modules }) => modules.map((path) => [path, name] as const)))
  const sharedName = ({ sources }: Output) => groupOf.get(withoutNamespace(sources[0] ?? ''))
  // The entries of shared files only separate them; nothing imports them.
  const kept = outputs.filter(({ entry }) => !Object.values(entries.shared).includes(entry ?? ''))
  const named = foldEntries(kept, (output) => sharedName(output) !== undefined).map((output) => {
    const name = output.entry ? (names.get(output.entry) ?? partName(output.entry)) : sharedName(output)
    if (!name) throw new Error(`The bundler created an unexpected file for ${output.sources.join(', ')}.`)
    return { ...output, name }
  })
  const twice = named.find(({ name }, index) => named.findIndex((other) => other.name === name) < index)
  if (twice) throw new Error(`Two files are named ${twice.name}; one of them contains ${twice.sources.join(', ')}.`)
  return named
}
