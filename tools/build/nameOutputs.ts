import type { SharedModules } from './assignShared.ts'
import type { Output } from './bundle.ts'
import { type FoldedOutput, foldEntries } from './foldEntries.ts'

/** A file of the bundler with the name that it is shipped by. */
export interface NamedOutput extends FoldedOutput {
  name: string
}

/** How esbuild calls an entry of ours (see `chunkEntries`): the runtime, a widget. */
const OWN = /^entry:([\w-]+)$/

/** How it calls a part that opens on demand. */
const PART = /^opened:(?:src\/(?:islands|page|kit)|widgets)\/([\w-]+)\/(?:.*\/)?([\w-]+)\.tsx?$/

/**
 * What an entry's file is called. A part by its widget or its folder in a room of src, and by its source: `opened:widgets/comments/dialogs/OpenedDialog.tsx`
 * is `comments-OpenedDialog`.
 */
export function entryName(entry: string): string | undefined {
  const [, folder, source] = PART.exec(entry) ?? []
  return folder ? `${folder}-${source}` : OWN.exec(entry)?.[1]
}

/**
 * Names each file that the bundler has written: the runtime, widgets and parts by their entries, shared files by the modules in them.
 *
 * @throws When the bundler has made a file that is none of these.
 */
export function nameOutputs(outputs: readonly Output[], { groups }: Pick<SharedModules, 'groups'>): NamedOutput[] {
  const groupOf = new Map(groups.flatMap(({ name, modules }) => modules.map((path) => [path, name] as const)))
  const sharedName = ({ sources }: Output) => groupOf.get(sources[0] ?? '')
  // The entries of shared files only separate them; nothing imports them.
  const kept = outputs.filter(({ entry }) => !entry?.startsWith('entry:shared/'))
  return foldEntries(kept, (output) => sharedName(output) !== undefined).map((output) => {
    const name = output.entry ? entryName(output.entry) : sharedName(output)
    if (!name) throw new Error(`The bundler created an unexpected file for ${output.sources.join(', ')}.`)
    return { ...output, name }
  })
}
