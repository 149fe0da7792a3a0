import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildOptions, Metafile } from 'esbuild'
import { build } from 'tsup'
import { languages } from '../src/site/config.ts'
import { chunksBuild, diagnoseBuild, iifeBuild, loaderBuild } from '../tsup.config.ts'
import type { Engine } from './build/engines.ts'
import { engines } from './build/engines.ts'
import { writeEntries } from './build/entries.ts'
import type { FileTable } from './build/fileTable.ts'
import { fileTable, shorten } from './build/fileTable.ts'
import { foldChunks } from './build/foldChunks.ts'
import { writeManifest } from './build/manifest.ts'
import { compileAllMessages, compileMessages, widgetNames } from './build/messages.ts'
import { inlineCss, noMessageParser } from './build/plugins.ts'
import { findShared } from './build/sharedChunks.ts'
import { pruneTypes } from './build/types.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

const watching = process.argv.includes('--watch')

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 6)

/** One module a widget and language; a widget's four share a hash, so that the loader carries one for them. */
function writeMessages(outDir: string): FileTable {
  const files = widgetNames().flatMap((name) => {
    const codes = languages.map((lang) => `export const messages=${JSON.stringify(compileMessages(name, lang))}\n`)
    const hash = hashOf(codes.join(''))
    return languages.map((lang, index) => {
      const file = `chunks/${name}.${lang}-${hash}.js`
      writeFileSync(join(outDir, file), codes[index] ?? '')
      return [`${name}.${lang}`, [file]] as const
    })
  })
  return Object.fromEntries(files.map(([chunk, names]) => [chunk, [...names]]))
}

async function buildChunks(engine: Engine): Promise<FileTable> {
  const options: BuildOptions = {
    alias: engine.alias,
    plugins: [inlineCss, noMessageParser],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  }
  const shared = await findShared(writeEntries(), options)
  const entries = writeEntries(shared)
  await build(chunksBuild(engine, entries, shared))
  const metafilePath = `${engine.outDir}/chunks/metafile-esm.json`
  const metafile: Metafile = JSON.parse(readFileSync(metafilePath, 'utf8'))
  renameSync(metafilePath, `.cache/metafile-${engine.name}.json`)
  foldChunks(metafile)
  return fileTable(metafile, { runtime: entries.runtime, ...entries.widgets })
}

async function buildDiagnosis(engine: Engine): Promise<FileTable> {
  await build(diagnoseBuild(engine))
  const built = `${engine.outDir}/chunks/diagnose.js`
  const file = `chunks/diagnose-${hashOf(readFileSync(built, 'utf8'))}.js`
  renameSync(built, join(engine.outDir, file))
  return { diagnose: [file] }
}

async function buildEngine(engine: Engine): Promise<void> {
  rmSync(`${engine.outDir}/chunks`, { recursive: true, force: true })
  mkdirSync(`${engine.outDir}/chunks`, { recursive: true })
  const table = { ...(await buildChunks(engine)), ...(await buildDiagnosis(engine)), ...writeMessages(engine.outDir) }
  const define = { __QUIOSC_VERSION__: JSON.stringify(version) }
  await build(loaderBuild(engine, { ...define, __QUIOSC_FILES__: JSON.stringify(shorten(table)) }))
  await build(iifeBuild(engine, { ...define, __QUIOSC_MESSAGES__: JSON.stringify(compileAllMessages()) }))
  writeManifest(engine.outDir, version, table, widgetNames())
}

async function buildAll(): Promise<void> {
  const start = performance.now()
  for (const engine of engines) await buildEngine(watching ? { ...engine, minify: 'esbuild' } : engine)
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
