import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, rmSync, watch } from 'node:fs'
import { join } from 'node:path'
import { build } from 'tsup'
import { bundleBuild, iifeBuild } from '../tsup.config.ts'
import { registry } from '../widgets/registry.ts'
import { buildChunks } from './build/buildChunks.ts'
import { buildLoader } from './build/buildLoader.ts'
import type { Engine } from './build/engines.ts'
import { engines } from './build/engines.ts'
import { findShared } from './build/findShared.ts'
import { writeManifest } from './build/manifest.ts'
import { compileAllMessages, widgetNames } from './build/messages.ts'
import type { SharedModules } from './build/sharedChunks.ts'
import { pruneTypes } from './build/types.ts'
import { writeImports } from './build/writeImports.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

const watching = process.argv.includes('--watch')

async function buildEngine(engine: Engine, shared: SharedModules): Promise<void> {
  const table = await buildChunks(engine, shared)
  await buildLoader(engine, registry, table, version)
  const define = { __QUIOSC_VERSION__: JSON.stringify(version) }
  await build(bundleBuild(engine, define, writeImports(table)))
  await build(iifeBuild(engine, { ...define, __QUIOSC_MESSAGES__: JSON.stringify(compileAllMessages()) }))
  // For the site's root: publishers copy it there.
  copyFileSync('widgets/page-shell/serviceWorker/service-worker.js', join(engine.outDir, 'service-worker.js'))
  writeManifest(engine.outDir, version, table, widgetNames())
}

async function buildAll(): Promise<void> {
  const start = performance.now()
  const shared = await findShared()
  for (const engine of engines) await buildEngine(watching ? { ...engine, minify: 'esbuild' } : engine, shared)
  console.log(`Built dist/ and dist/lite/ in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
}

/** Builds again after each change; a failed build is reported, and the last good one stays. */
function watchSources(): void {
  let pending: ReturnType<typeof setTimeout> | undefined
  let running = Promise.resolve()
  const again = () => {
    clearTimeout(pending)
    // Editors write a file in several steps: wait until they are done.
    pending = setTimeout(() => {
      running = running.then(buildAll).catch((error: unknown) => console.error(error))
    }, 100)
  }
  for (const folder of ['src', 'widgets']) watch(folder, { recursive: true }, again)
}

function writeTypes(): void {
  execFileSync('tsc', ['-p', 'tsconfig.types.json'], { stdio: 'inherit' })
  pruneTypes('dist/types', 'widgets/main.d.ts')
}

rmSync('dist', { recursive: true, force: true })
await buildAll()
if (watching) watchSources()
else writeTypes()
