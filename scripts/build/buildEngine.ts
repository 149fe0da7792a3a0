import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleBuild, iifeBuild } from '../../tsup.config.ts'
import { registry } from '../../widgets/registry.ts'
import { buildChunks } from './buildChunks.ts'
import { buildLoader } from './buildLoader.ts'
import type { Engine } from './engines.ts'
import { writeManifest } from './manifest.ts'
import { compileAllMessages, widgetNames } from './messages.ts'
import { writeNotices } from './notices.ts'
import { runTsup } from './runTsup.ts'
import type { SharedModules } from './sharedChunks.ts'
import { writeImports } from './writeImports.ts'
import { writeServer } from './writeServer.ts'

export interface EngineBuild {
  engine: Engine
  shared: SharedModules
  version: string
}

/** Writes everything in an engine's folder but the types. */
export async function buildEngine({ engine, shared, version }: EngineBuild): Promise<void> {
  const { table, sources } = await buildChunks(engine, shared)
  const define = { __QUIOSC_VERSION__: JSON.stringify(version) }
  writeNotices(engine.outDir, [
    ...sources,
    ...(await buildLoader(engine, registry, table, version)),
    ...(await runTsup(bundleBuild(engine, define, writeImports(engine, table)))),
    ...(await runTsup(iifeBuild(engine, { ...define, __QUIOSC_MESSAGES__: JSON.stringify(compileAllMessages()) }))),
    ...(await writeServer(engine)),
  ])
  // For the site's root: publishers copy it there.
  copyFileSync('widgets/page-shell/serviceWorker/service-worker.js', join(engine.outDir, 'service-worker.js'))
  writeManifest(engine.outDir, version, table, widgetNames())
}
