/** The bundler's import of a file on demand. */
const OPENED = /import\((["'`])\.\/([^"'`]+)\1\)/g

/**
 * Retries each failed dynamic import with a unique query (decisions/0011): in some browsers a failed module stays failed until the page is reloaded, so that
 * “Try again” could never succeed. No line is added, so that a source map keeps its lines.
 *
 * @param opened The files that the code imports on demand, as the bundler reports them.
 * @throws When they are not exactly those in the code: a part would have no retry.
 */
export function retryImports(code: string, opened: readonly string[]): string {
  const found = new Set<string>()
  const retried = code.replace(OPENED, (_, __, file: string) => {
    found.add(file)
    return `import("./${file}").catch(()=>import("./${file}?"+Date.now()))`
  })
  const differing = [...found].filter((file) => !opened.includes(file))
  differing.push(...opened.filter((file) => !found.has(file)))
  if (differing.length > 0)
    throw new Error(`The bundler reports other imports than the code has: ${differing.join(', ')}.`)
  return retried
}
