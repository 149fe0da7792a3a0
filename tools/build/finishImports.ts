/** The places where the bundler imports a file on demand. */
const OPENED = /import\((["'`])\.\/([^"'`]+)\1\)/g

/** The files that each file imports at once, by name. */
export type Imports = Readonly<Record<string, readonly string[]>>

/** A file with all that it imports, directly or not, nearest first. */
export function withImports(file: string, imports: Imports): Set<string> {
  const files = new Set([file])
  for (const known of files) for (const next of imports[known] ?? []) files.add(next)
  return files
}

/**
 * Finishes the dynamic imports of a file. No line is added, so that a source map keeps its lines.
 *
 * - The shared files that a part needs are requested with it: the browser would ask for them only once it had read the part, a whole round trip later.
 * - A failed import is tried again with a unique query (decisions/0011): in some browsers a failed module stays failed until the page is reloaded, so that “Try
 *   again” could never succeed.
 *
 * @param file The file's name.
 * @param opened The parts that it imports on demand, as the bundler reports them.
 * @throws When they are not exactly those in the code: a part would have no second try.
 */
export function finishImports(code: string, file: string, opened: readonly string[], imports: Imports): string {
  const there = withImports(file, imports)
  const found = new Set<string>()
  const finished = code.replace(OPENED, (_, __, part: string) => {
    found.add(part)
    const needed = [...withImports(part, imports)].filter((name) => !there.has(name))
    const requests = needed.map((name) => `import("./${name}")`)
    const first =
      requests.length > 1 ? `Promise.all([${requests.join(',')}]).then(([part])=>part)` : `import("./${part}")`
    return `${first}.catch(()=>import("./${part}?"+Date.now()))`
  })
  const differing = [...found].filter((part) => !opened.includes(part))
  differing.push(...opened.filter((part) => !found.has(part)))
  if (differing.length > 0)
    throw new Error(`The bundler reports other imports than the code has: ${differing.join(', ')}.`)
  return finished
}
