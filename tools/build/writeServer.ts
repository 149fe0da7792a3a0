import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { servedNames } from '#lib/site/servedNames.ts'
import type { Renderer } from '#server/renderer.types.ts'
import { serverBuild } from '../../tsup.config.ts'
import type { Engine } from './engines.ts'
import { compileMessages } from './messages.ts'
import { runTsup } from './runTsup.ts'

/** Writes an engine's `server/`, one file that needs web APIs only, and the style sheets that what it renders links into `sheets/`. @returns The sources in it. */
export async function writeServer(engine: Engine): Promise<string[]> {
  const folder = join(engine.outDir, 'server')
  const texts = Object.entries(compileMessages()).filter(([name]) =>
    servedNames.some((of) => name.startsWith(`${of}.`)),
  )
  const sources = await runTsup(serverBuild(engine, { __QUIOSC_MESSAGES__: Object.fromEntries(texts) }))
  // Asked of what was built, so that the names are those that it writes.
  const { sheets }: Renderer = await import(pathToFileURL(resolve(folder, 'quiosc-server.js')).href)
  mkdirSync(join(engine.outDir, 'sheets'), { recursive: true })
  for (const { file, css } of await sheets()) writeFileSync(join(engine.outDir, 'sheets', file), css)
  return sources
}
