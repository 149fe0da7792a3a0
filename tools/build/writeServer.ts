import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SheetFile } from '#server/renderer.types.ts'
import { servedNames } from '#server/servedNames.ts'
import { writeBundle } from './bundle.ts'
import { engineOptions } from './engineOptions.ts'
import type { Engine } from './engines.ts'
import { compileMessages } from './messages.ts'

/** The texts of the widgets that a server renders, by `poll.ca`. */
const servedMessages = () =>
  Object.fromEntries(
    Object.entries(compileMessages()).filter(([name]) => servedNames.some((served) => name.startsWith(`${served}.`))),
  )

/** Writes an engine's `server/`, one file that needs web APIs only, and the style sheets that what it renders links into `sheets/`. @returns The sources in it. */
export async function writeServer(engine: Engine): Promise<string[]> {
  const folder = join(engine.outDir, 'server')
  const options = engineOptions(engine, { __QUIOSC_MESSAGES__: JSON.stringify(servedMessages()) })
  const sources = await writeBundle({
    ...options,
    outdir: folder,
    entryPoints: { 'quiosc-server': 'server/main.ts' },
    alias: { ...options.alias, ...engine.serverAlias },
    // React's bundle for workers, without what only Node has.
    conditions: ['worker', 'browser', 'module'],
  })
  // Asked of what was built, so that the names are those that it writes; by another process, because one that watches would keep each build's in memory.
  const renderer = JSON.stringify(`./${folder}/quiosc-server.js`)
  const ask = `import(${renderer}).then(({ sheets }) => sheets()).then((all) => console.log(JSON.stringify(all)))`
  const sheets: SheetFile[] = JSON.parse(execFileSync(process.execPath, ['-e', ask], { encoding: 'utf8' }))
  mkdirSync(join(engine.outDir, 'sheets'), { recursive: true })
  for (const { file, css } of sheets) writeFileSync(join(engine.outDir, 'sheets', file), css)
  return sources
}
