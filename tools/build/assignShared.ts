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

/** The names of files, by the beginnings of the paths that go into them. */
export type Rows = ReadonlyMap<string, string>

function rowOf(path: string, rows: Rows): string | undefined {
  let longest = ''
  for (const start of rows.keys()) if (path.startsWith(start) && start.length > longest.length) longest = start
  return rows.get(longest)
}

export interface Assigned {
  groups: readonly Group[]
  /** Shared modules that are in no row, with the names of those that need them. */
  unplaced: ReadonlyMap<string, readonly string[]>
}

/**
 * Assigns shared modules to files. A module that a widget shares only with its own parts stays in the widget's file; what only its parts share is in a file
 * of theirs, unless a row has it.
 */
export function assignShared(importers: readonly Importer[], rows: Rows): Assigned {
  const files = new Map<string, string[]>()
  const unplaced = new Map<string, readonly string[]>()
  for (const path of new Set(importers.flatMap(({ modules }) => [...modules]))) {
    const reaching = importers.filter(({ modules, family }) => family && modules.has(path))
    const [family, ...others] = new Set(reaching.map((user) => user.family))
    const isOneWidgets = others.length === 0
    if (isOneWidgets && (reaching.length < 2 || reaching.some(({ name }) => name === family))) continue
    const file = rowOf(path, rows) ?? (isOneWidgets ? `${family}-parts` : undefined)
    if (file) files.set(file, [...(files.get(file) ?? []), path])
    else
      unplaced.set(
        path,
        reaching.map(({ name }) => name),
      )
  }
  const groups = [...files].map(([name, modules]) => ({
    name,
    modules: modules.sort(),
    importers: importers.flatMap((user) => (modules.some((path) => user.modules.has(path)) ? user.name : [])).sort(),
  }))
  return { groups: groups.sort((a, b) => (a.name < b.name ? -1 : 1)), unplaced }
}

/**
 * Finds a file for each shared module without a row: the one with the fewest users among those that all who need it load anyway, or else the runtime.
 *
 * @throws For a package that would go into the runtime, which each page loads.
 */
export function placeOthers({ groups, unplaced }: Assigned): [path: string, file: string][] {
  const smallestFirst = groups.toSorted((a, b) => a.importers.length - b.importers.length)
  return [...unplaced].map(([path, users]) => {
    const home = smallestFirst.find(({ importers }) => users.every((user) => importers.includes(user)))
    if (!home && !/^src\/|\/lucide\//.test(path))
      throw new Error(
        `A shared package without a file. Add it to a row of tools/build/sharedFiles.ts: ${path} (${users.join(', ')}).`,
      )
    return [path, home?.name ?? 'runtime']
  })
}
