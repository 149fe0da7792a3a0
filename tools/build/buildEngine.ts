import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from '#widgets/registry.ts'
import type { SharedModules } from './assignShared.ts'
import { buildChunks, type FileTable } from './buildChunks.ts'
import { writeBundle } from './bundle.ts'
import { engineOptions } from './engineOptions.ts'
import type { Engine } from './engines.ts'
import { libraryFiles } from './libraryFiles.ts'
import { compileMessages } from './messages.ts'
import { writeNotices } from './notices.ts'
import { writeManifest } from './writeManifest.ts'
import { writeServer } from './writeServer.ts'

/** An `import()` for each chunk that the loader knows, for `widgets/bundle.ts`: a bundler follows only literal specifiers. */
const chunkImports = (table: FileTable) =>
  Object.entries(table).map(([chunk, [file]]) => `${JSON.stringify(chunk)}: () => import('./${file}')`)

/** Writes everything in an engine's folder but the types. */
export async function buildEngine(engine: Engine, shared: SharedModules, version: string): Promise<void> {
  const { table, sources } = await buildChunks(engine, shared)
  const options = (globals: object = {}) =>
    engineOptions(engine, {
      __QUIOSC_VERSION__: JSON.stringify(version),
      ...Object.fromEntries(Object.entries(globals).map(([name, value]) => [name, JSON.stringify(value)])),
    })
  // The only file that a template names.
  const loader = await writeBundle({
    ...options({ __QUIOSC_LIBRARY__: libraryFiles(registry, table) }),
    entryPoints: { widgets: 'widgets/main.ts' },
  })
  // The same for a bundler, which follows its imports.
  const bundle = await writeBundle({
    ...options(),
    entryPoints: { bundle: 'widgets/bundle.ts' },
    banner: { js: `var __QUIOSC_IMPORTS__ = { ${chunkImports(table).join(', ')} };` },
  })
  // The same in one classic script.
  const oneFile = options({ __QUIOSC_MESSAGES__: compileMessages() })
  const iife = await writeBundle({
    ...oneFile,
    entryPoints: { 'widgets.iife': 'widgets/iife.ts' },
    format: 'iife',
    // It has no preview, and says so.
    alias: { ...oneFile.alias, '#preview/startPreview.ts': './preview/oneFile.ts' },
  })
  writeNotices(engine.outDir, [...sources, ...loader, ...bundle, ...iife, ...(await writeServer(engine))])
  // For the site's root: publishers copy it there.
  copyFileSync('widgets/page-shell/serviceWorker/service-worker.js', join(engine.outDir, 'service-worker.js'))
  writeManifest(engine.outDir, version, table)
}
