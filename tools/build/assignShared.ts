import type { SharedFile } from './sharedFiles.ts'

/** A chunk that is loaded separately: a widget, or a lazy part. */
export interface Importer {
  name: string
  /**
   * The widget that it belongs to; a part outside widgets is its own family. Shared files have no family: their imports do not make a module shared.
   */
  family?: string
  /** The modules that it imports statically, besides the runtime's. */
  modules: ReadonlySet<string>
}

/** Modules that go into one file. */
export interface Group {
  name: string
  modules: readonly string[]
  /** The names of all that load it. */
  importers: readonly string[]
}

/**
 * Modules needed by several chunks, grouped into few files. esbuild creates a file for every set of chunks that reach the same modules: thirty for
 * comments alone, each a request. When all users of a group import all of it, esbuild creates one.
 */
export interface SharedModules {
  /** Modules that the runtime provides for others, besides its own imports. */
  runtime: readonly string[]
  groups: readonly Group[]
}

/** The file of what several parts of one widget import and the widget itself does not, unless its row says otherwise. */
const partsOf = (family: string) => `${family}-parts`

/**
 * Assigns shared modules to files by a table. A module that a widget shares only with its own parts stays in the widget's file; modules shared only
 * by its parts get a separate file.
 *
 * @throws When a shared module is in no row.
 */
export function assignShared(importers: readonly Importer[], table: readonly SharedFile[]): Group[] {
  const groups = new Map<string, Set<string>>()
  const unassigned: string[] = []
  for (const path of new Set(importers.flatMap(({ modules }) => [...modules]))) {
    const reaching = importers.filter(({ modules, family }) => family && modules.has(path))
    const [family = '', ...others] = new Set(reaching.map((user) => user.family))
    const isOwn = others.length === 0 && (reaching.length < 2 || reaching.some(({ name }) => name === family))
    if (isOwn) continue
    const row = table.find(({ paths }) => paths.some((start) => path.startsWith(start)))
    const name = others.length > 0 || row?.ofParts ? row?.name : partsOf(family)
    if (name) groups.set(name, (groups.get(name) ?? new Set()).add(path))
    else unassigned.push(`${path} (${reaching.map((user) => user.name).join(', ')})`)
  }
  if (unassigned.length > 0)
    throw new Error(
      `Shared code without a file. Add it to a row of tools/build/sharedFiles.ts: ${unassigned.join('; ')}.`,
    )
  return [...groups]
    .map(([name, modules]) => ({
      name,
      modules: [...modules].sort(),
      importers: importers
        .filter((user) => [...modules].some((path) => user.modules.has(path)))
        .map((user) => user.name)
        .sort(),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
