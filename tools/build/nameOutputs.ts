import { parseSync } from 'vite'
import type { SharedModules } from './assignShared.ts'
import type { Output } from './bundle.ts'

/** A file of the bundler with the name that it is shipped by. */
export interface NamedOutput extends Output {
  name: string
  /** By what others import the entry that it has taken in. */
  formerFile?: string
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
 * Names each file that the bundler has written: the runtime, widgets and parts by their entries, shared files by the modules in them.
 *
 * Merges an entry into the file that has its code. esbuild splits the two wherever a part that loads on demand imports modules of its widget; the entry
 * then only re-exports names of another file, and would cost readers a request.
 *
 * @throws When the bundler has made a file that is none of these.
 */
export function nameOutputs(outputs: readonly Output[], { groups }: Pick<SharedModules, 'groups'>): NamedOutput[] {
  const groupOf = new Map(groups.flatMap(({ name, modules }) => modules.map((path) => [path, name] as const)))
  const nameOf = ({ entry, sources }: Output) => (entry ? entryName(entry) : groupOf.get(sources[0] ?? '')) ?? ''
  // The entries of shared files only separate them; nothing imports them.
  const kept = outputs.filter(({ entry }) => !entry?.startsWith('entry:shared/'))
  const named = new Map<string, NamedOutput>(kept.map((output) => [output.file, { ...output, name: nameOf(output) }]))
  for (const { file, name, entry, sources, code } of named.values()) {
    if (!entry || sources.length > 0) continue
    const names = exportsOf(code)
    const home = named.get(names[0]?.file ?? '')
    const isAlone = names.every((found) => found.file === home?.file && found.exported && found.imported)
    // Not into a file with a name of its own.
    if (!home || home.name || !isAlone) continue
    named.set(home.file, { ...home, name, formerFile: file, code: home.code + furtherExports(home, names) })
    named.delete(file)
  }
  const unnamed = [...named.values()].find(({ name }) => !name)
  if (unnamed) throw new Error(`The bundler created an unexpected file for ${unnamed.sources.join(', ')}.`)
  return [...named.values()]
}
