import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildOptions, Metafile } from 'esbuild'
import { build } from 'tsup'
import { languages } from '../src/site/config.ts'
import { chunksBuild, diagnoseBuild, iifeBuild, loaderBuild } from '../tsup.config.ts'
import { registry } from '../widgets/registry.ts'
import type { Engine } from './build/engines.ts'
import { engines } from './build/engines.ts'
import { writeEntries } from './build/entries.ts'
import type { FileTable } from './build/fileTable.ts'
import { fileTable } from './build/fileTable.ts'
import { foldChunks } from './build/foldChunks.ts'
import { writeManifest } from './build/manifest.ts'
import { compileAllMessages, compileMessages, widgetNames } from './build/messages.ts'
import { nameFiles, shortHash } from './build/nameFiles.ts'
import { packLibrary } from './build/packLibrary.ts'
import { inlineCss, noMessageParser } from './build/plugins.ts'
import { iconFiles } from './build/separateIcons.ts'
import { schemaFiles } from './build/separateSchemas.ts'
import type { SharedModules } from './build/sharedChunks.ts'
import { findShared } from './build/sharedChunks.ts'
import { pruneTypes } from './build/types.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

const watching = process.argv.includes('--watch')

/** A widget's texts in each language, as modules. */
const textModules = (name: string) =>
  languages.map((lang) => `export const messages=${JSON.stringify(compileMessages(name, lang))}\n`)

/** One module a widget and language, under its widget's hash. */
function writeMessages(outDir: string, table: FileTable): FileTable {
  const files = widgetNames().flatMap((name) => {
    const [, hash = ''] = /-(\w+)\.js$/.exec(table[name]?.[0] ?? '') ?? []
    return textModules(name).map((code, index) => {
      const chunk = `${name}.${languages[index]}`
      const file = `chunks/${chunk}-${hash}.js`
      writeFileSync(join(outDir, file), code)
      return [chunk, [file]]
    })
  })
  return Object.fromEntries(files)
}

/** What is shared is the same in both libraries: asked of React's, because a search among so many ways may end elsewhere for a few bytes. */
const sharedOptions: BuildOptions = {
  plugins: [iconFiles, schemaFiles, inlineCss, noMessageParser],
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
}

async function buildChunks(engine: Engine, shared: SharedModules): Promise<FileTable> {
  const entries = writeEntries(shared)
  await build(chunksBuild(engine, entries, shared))
  const metafilePath = `${engine.outDir}/chunks/metafile-esm.json`
  const metafile: Metafile = JSON.parse(readFileSync(metafilePath, 'utf8'))
  renameSync(metafilePath, `.cache/metafile-${engine.name}.json`)
  foldChunks(metafile)
  const sources = { runtime: entries.runtime, ...entries.widgets }
  const named = Object.entries(sources).map(([name, source]) => {
    const texts = name === 'runtime' ? '' : textModules(name).join('')
    return [name, { source, texts }]
  })
  nameFiles(metafile, Object.fromEntries(named))
  return fileTable(metafile, sources)
}

async function buildDiagnosis(engine: Engine): Promise<FileTable> {
  await build(diagnoseBuild(engine))
  const built = `${engine.outDir}/chunks/diagnose.js`
  const file = `chunks/diagnose-${shortHash(readFileSync(built, 'utf8'))}.js`
  renameSync(built, join(engine.outDir, file))
  return { diagnose: [file] }
}

async function buildEngine(engine: Engine, shared: SharedModules): Promise<void> {
  rmSync(`${engine.outDir}/chunks`, { recursive: true, force: true })
  mkdirSync(`${engine.outDir}/chunks`, { recursive: true })
  const chunks = await buildChunks(engine, shared)
  const table = { ...chunks, ...(await buildDiagnosis(engine)), ...writeMessages(engine.outDir, chunks) }
  const define = { __QUIOSC_VERSION__: JSON.stringify(version) }
  await build(loaderBuild(engine, { ...define, __QUIOSC_LIBRARY__: JSON.stringify(packLibrary(registry, table)) }))
  await build(iifeBuild(engine, { ...define, __QUIOSC_MESSAGES__: JSON.stringify(compileAllMessages()) }))
  writeManifest(engine.outDir, version, table, widgetNames())
}

async function buildAll(): Promise<void> {
  const start = performance.now()
  const shared = await findShared(writeEntries(), sharedOptions)
  for (const engine of engines) await buildEngine(watching ? { ...engine, minify: 'esbuild' } : engine, shared)
  console.log(`Built dist/ and dist/lite/ in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
}

/** Builds again after each change; a build that fails is told of, and the last good one stays. */
function watchSources(): void {
  let pending: ReturnType<typeof setTimeout> | undefined
  let running = Promise.resolve()
  const again = () => {
    clearTimeout(pending)
    // Editors write a file in several strokes: wait until they are done.
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
