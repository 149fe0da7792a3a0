/** The imports of modules, by their paths from the project's folder. */
export interface Graph {
  /** At once. */
  importsOf(path: string): readonly string[]
  /** Every one that is opened on demand. */
  opened: readonly string[]
}

/** The names of files, by the beginnings of the paths of what goes into them. */
export type Rows = ReadonlyMap<string, string>

/** The widget whose folder a module is in. */
const widgetOf = (path: string): string | undefined => /^widgets\/([\w-]+)\//.exec(path)?.[1]

function rowOf(path: string, rows: Rows): string | undefined {
  let longest = ''
  for (const start of rows.keys()) if (path.startsWith(start) && start.length > longest.length) longest = start
  return rows.get(longest)
}

/**
 * Finds the file for each module:
 *
 * - the runtime has what it imports itself;
 * - a widget has what it alone needs, also together with its own parts;
 * - what only several parts of one widget need is in the file of its row, or else in one that is named after the widget;
 * - what several widgets need is in the file of its row, or else in the smallest that all who need it load anyway, or else in the runtime.
 *
 * A user of a module needs its imports too. So no module of a shared file imports one that a widget has for itself, and one pass is enough.
 *
 * @param input The module that the runtime starts with, and that of each widget.
 * @returns Names of files. A module without one is needed by one part alone, and is in that part's file.
 * @throws For a package that would go into the runtime, which each page loads.
 */
export function assignFiles(
  { importsOf, opened }: Graph,
  { runtime = '', ...widgets }: Readonly<Record<string, string>>,
  rows: Rows,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const modulesOf = new Map<string, string[]>()
  /** The modules that are loaded with one: its imports, and what is in a shared file with any of that. */
  const reach = (start: string) => {
    const reached = new Set([start])
    for (const path of reached)
      for (const next of [...importsOf(path), ...(modulesOf.get(files.get(path) ?? '') ?? [])]) reached.add(next)
    return reached
  }
  const putIntoRuntime = (start: string) => {
    for (const path of reach(start)) files.set(path, 'runtime')
  }
  putIntoRuntime(runtime)

  const loaders = [
    ...Object.entries(widgets).map(([family, path]) => ({ family, isWidget: true, path })),
    ...opened.map((path) => ({ family: widgetOf(path) ?? path, isWidget: false, path })),
  ]
  /** The widgets and the parts that load each module, but for the runtime's. */
  const readUsers = () => {
    const users = new Map<string, typeof loaders>()
    for (const loader of loaders)
      for (const path of reach(loader.path))
        if (files.get(path) !== 'runtime') users.set(path, [...(users.get(path) ?? []), loader])
    return users
  }

  const unplaced = new Set<string>()
  for (const [path, users] of readUsers()) {
    const [family = '', ...others] = new Set(users.map((user) => user.family))
    const isShared = others.length > 0
    if (!isShared && users.some(({ isWidget }) => isWidget)) files.set(path, family)
    else if (isShared || users.length > 1) {
      const file = rowOf(path, rows) ?? (isShared ? undefined : `${family}-parts`)
      if (file) files.set(path, file)
      else unplaced.add(path)
    }
  }
  for (const [path, file] of files)
    if (file !== 'runtime' && !(file in widgets)) modulesOf.set(file, [...(modulesOf.get(file) ?? []), path])

  const users = readUsers()
  const smallestFirst = [...modulesOf]
    .map(([file, [path = '']]) => ({ file, known: users.get(path) ?? [] }))
    .sort((a, b) => a.known.length - b.known.length)
  for (const path of unplaced) {
    const smallest = smallestFirst.find(({ known }) => users.get(path)?.every((user) => known.includes(user)))
    if (smallest) files.set(path, smallest.file)
  }
  for (const path of unplaced) {
    if (files.has(path)) continue
    if (!/^src\/|\/lucide\//.test(path))
      throw new Error(`A shared package without a file. Add it to a row of tools/build/sharedFiles.ts: ${path}.`)
    putIntoRuntime(path)
  }
  return files
}
