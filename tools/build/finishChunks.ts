import type { FoldedOutput } from './foldEntries.ts'
import { type Minified, minify } from './minify.ts'
import { renameAddresses } from './moduleAddresses.ts'
import { draftName, type NamedFile, nameByContent } from './nameByContent.ts'
import { retryImports } from './retryImports.ts'

/** An output of the bundler with the name that it is shipped by. */
export interface NamedOutput extends FoldedOutput {
  name: string
  /** See `DraftFile`. */
  salt?: string
}

/**
 * Nearly every function in these files is called on start. With this hint browsers compile a whole file off the main thread while it arrives, instead
 * of function by function on it (decisions/0009).
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n'

function compileAtOnce({ code, map }: Minified): Minified {
  const { mappings, ...sources } = JSON.parse(map)
  // The hint is a line of its own, which comes from no source.
  return { code: COMPILE_AT_ONCE + code, map: JSON.stringify({ ...sources, mappings: `;${mappings}` }) }
}

/**
 * Turns the bundler's files into those that are shipped: retries failed imports, minifies, and names each file by its final bytes.
 *
 * @param passes The minifier's, if not as many as usual.
 */
export async function finishChunks(outputs: readonly NamedOutput[], passes?: number): Promise<NamedFile[]> {
  const names = new Map(
    outputs.flatMap(({ name, file, formerFiles }) => [file, ...formerFiles].map((own) => [own, name])),
  )
  const draftOf = (file: string) => {
    const name = names.get(file)
    if (!name) throw new Error(`${file} is imported but was not built.`)
    return draftName(name)
  }
  const drafts = outputs.map(async ({ name, salt, code, map, opened }) => {
    const linked = renameAddresses(retryImports(code, opened), draftOf)
    return { name, ...compileAtOnce(await minify(linked, map, passes)), ...(salt && { salt }) }
  })
  return nameByContent(await Promise.all(drafts))
}
