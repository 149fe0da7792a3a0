import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from '#widgets/registry.ts'
import { bundleBuild, iifeBuild, loaderBuild } from '../../tsup.config.ts'
import { buildChunks, type FileTable } from './buildChunks.ts'
import type { Engine } from './engines.ts'
import { libraryFiles } from './libraryFiles.ts'
import { compileMessages } from './messages.ts'
import { writeNotices } from './notices.ts'
import { runTsup } from './runTsup.ts'
import { writeManifest } from './writeManifest.ts'
import { writeServer } from './writeServer.ts'

/** An `import()` for each chunk that the loader knows, for `widgets/bundle.ts`: a bundler follows only literal specifiers. */
const chunkImports = (table: FileTable) =>
  Object.entries(table).map(([chunk, [file]]) => `${JSON.stringify(chunk)}: () => import('./${file}')`)

/** Writes everything in an engine's folder but the types. */
export async function buildEngine(
  engine: Engine,
  common: Parameters<typeof buildChunks>[1],
  version: string,
): Promise<void> {
  const { table, sources } = await buildChunks(engine, common)
  const globals = { __QUIOSC_VERSION__: version }
  const loader = await runTsup(loaderBuild(engine, { ...globals, __QUIOSC_LIBRARY__: libraryFiles(registry, table) }))
  const bundle = await runTsup(bundleBuild(engine, globals, chunkImports(table).join(', ')))
  const iife = await runTsup(iifeBuild(engine, { ...globals, __QUIOSC_MESSAGES__: compileMessages() }))
  writeNotices(engine.outDir, [...sources, ...loader, ...bundle, ...iife, ...(await writeServer(engine))])
  // For the site's root: publishers copy it there.
  copyFileSync('widgets/page-shell/serviceWorker/service-worker.js', join(engine.outDir, 'service-worker.js'))
  writeManifest(engine.outDir, version, table)
}
