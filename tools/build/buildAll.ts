import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from '#widgets/registry.ts'
import { bundleBuild, cliBuild, iifeBuild, loaderBuild } from '../../tsup.config.ts'
import { sheetFindings } from '../checks/sheets.ts'
import { readSources } from '../checks/source.ts'
import { writeBlockSchemas } from '../schemas/blockSchemas.ts'
import { buildChunks, type FileTable } from './buildChunks.ts'
import { type Engine, engines } from './engines.ts'
import { bundleDiagnosis } from './libraryChunks.ts'
import { libraryFiles } from './libraryFiles.ts'
import { compileMessages } from './messages.ts'
import { writeNotices } from './notices.ts'
import { runTsup } from './runTsup.ts'
import { writeManifest } from './writeManifest.ts'
import { writeServer } from './writeServer.ts'

// Run by tools/build.ts: writes dist/ but for the types.
const start = performance.now()
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

// A component without its sheet would be shown without its styles.
const findings = sheetFindings(readSources('{src,widgets}/**/*.{ts,tsx,css}'))
if (findings.length > 0) throw new Error(findings.map(({ path, problem }) => `${path} ${problem}`).join('\n'))

/** An `import()` for each chunk that the loader knows, for `widgets/bundle.ts`: a bundler follows only literal specifiers. */
const chunkImports = (table: FileTable) =>
  Object.entries(table).map(([chunk, [file]]) => `${JSON.stringify(chunk)}: () => import('./${file}')`)

const diagnosis = await bundleDiagnosis()

async function buildEngine(engine: Engine): Promise<void> {
  const { table, sources } = await buildChunks(engine, diagnosis)
  const globals = { __QUIOSC_VERSION__: version }
  const loader = await runTsup(loaderBuild(engine, { ...globals, __QUIOSC_LIBRARY__: libraryFiles(registry, table) }))
  const bundle = await runTsup(bundleBuild(engine, globals, chunkImports(table).join(', ')))
  const iife = await runTsup(iifeBuild(engine, { ...globals, __QUIOSC_MESSAGES__: compileMessages() }))
  writeNotices(engine.outDir, [...sources, ...loader, ...bundle, ...iife, ...(await writeServer(engine))])
  // For the site's root: publishers copy it there.
  copyFileSync('widgets/page-shell/serviceWorker/service-worker.js', join(engine.outDir, 'service-worker.js'))
  writeManifest(engine.outDir, version, table)
}

writeBlockSchemas('dist/schemas')
const command = runTsup(cliBuild(version)).then((sources) => writeNotices('dist/cli', sources))
await Promise.all([...engines.map(buildEngine), command])
console.log(`Built dist/, dist/lite/ and dist/cli/ in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
