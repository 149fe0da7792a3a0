import type { MinifyOptions } from 'terser'
import { minify } from 'terser'
import terser from 'terser/package.json' with { type: 'json' }
import { chunkTerserOptions } from '../../tsup.config.ts'
import { cached } from './buildCache.ts'
import type { Engine } from './engines.ts'
import type { FoldedOutput } from './foldEntries.ts'
import { renameAddresses } from './moduleAddresses.ts'
import type { NamedFile } from './nameByContent.ts'
import { draftName, nameByContent } from './nameByContent.ts'
import { retryImports } from './retryImports.ts'

/** An output of the bundler with the name that it is shipped by. */
export interface NamedOutput extends FoldedOutput {
  name: string
  /** See `DraftFile`. */
  salt?: string
  /** By the bundler: terser would take ten seconds for what no reader loads. */
  isMinified?: true
}

interface Compiled {
  code: string
  map: string
}

async function runTerser(name: string, { code, map }: Compiled): Promise<Compiled> {
  const options = { ...chunkTerserOptions, sourceMap: { content: map } }
  return cached([terser.version, name, code, options], () => minifyChunk(name, code, options))
}

async function minifyChunk(name: string, code: string, options: MinifyOptions): Promise<Compiled> {
  const result = await minify({ [`${name}.js`]: code }, options)
  if (result.code === undefined || typeof result.map !== 'string')
    throw new Error(`terser returned no code for ${name}.`)
  return { code: result.code, map: result.map }
}

/** Turns the bundler's files into those that are shipped: retries failed imports, minifies, and names each file by its final bytes. */
export async function finishChunks(outputs: readonly NamedOutput[], minifier: Engine['minify']): Promise<NamedFile[]> {
  const names = new Map(
    outputs.flatMap(({ name, file, formerFiles }) => [file, ...formerFiles].map((own) => [own, name])),
  )
  const draftOf = (file: string) => {
    const name = names.get(file)
    if (!name) throw new Error(`${file} is imported but was not built.`)
    return draftName(name)
  }
  const drafts = outputs.map(async ({ name, salt, isMinified, code: built, map: builtMap, opened }) => {
    const linked = { code: renameAddresses(retryImports(built, opened), draftOf), map: builtMap }
    const { code, map } = minifier === 'terser' && !isMinified ? await runTerser(name, linked) : linked
    return { name, code, map, ...(salt && { salt }) }
  })
  return nameByContent(await Promise.all(drafts))
}
