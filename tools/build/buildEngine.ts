import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from '#widgets/registry.ts'
import { bundleBuild, iifeBuild, loaderBuild } from '../../tsup.config.ts'
import { buildChunks } from './buildChunks.ts'
import type { Engine } from './engines.ts'
import type { FileTable } from './fileTable.ts'
import { libraryFiles } from './libraryFiles.ts'
import { writeManifest } from './manifest.ts'
import { compileAllMessages, widgetNames } from './messages.ts'
import { writeNotices } from './notices.ts'
import { runTsup } from './runTsup.ts'
import type { SharedModules } from './sharedChunks.ts'
import { writeServer } from './writeServer.ts'

export interface EngineBuild {
  engine: Engine
  shared: SharedModules
  version: string
}

/**
 * Writes a module with an `import()` for each chunk that the loader knows, for `widgets/bundle.ts`: a bundler follows only literal specifiers.
 *
 * @returns The module's path.
 */
function writeImports({ name }: Pick<Engine, 'name'>, table: FileTable): string {
  const path = `.cache/chunkImports.${name}.js`
  const rows = Object.entries(table).map(([chunk, [file]]) => `  ${JSON.stringify(chunk)}: () => import('./${file}'),`)
  writeFileSync(path, ['export const __QUIOSC_IMPORTS__ = {', ...rows, '}', ''].join('\n'))
  return path
}

/** Writes everything in an engine's folder but the types. */
export async function buildEngine({ engine, shared, version }: EngineBuild): Promise<void> {
  const { table, sources } = await buildChunks(engine, shared)
  const define = { __QUIOSC_VERSION__: JSON.stringify(version) }
  const library = { ...define, __QUIOSC_LIBRARY__: JSON.stringify(libraryFiles(registry, table)) }
  writeNotices(engine.outDir, [
    ...sources,
    ...(await runTsup(loaderBuild(engine, library))),
    ...(await runTsup(bundleBuild(engine, define, writeImports(engine, table)))),
    ...(await runTsup(iifeBuild(engine, { ...define, __QUIOSC_MESSAGES__: JSON.stringify(compileAllMessages()) }))),
    ...(await writeServer(engine)),
  ])
  // For the site's root: publishers copy it there.
  copyFileSync('widgets/page-shell/serviceWorker/service-worker.js', join(engine.outDir, 'service-worker.js'))
  writeManifest(engine.outDir, version, table, widgetNames())
}
