import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { build, type Options } from 'tsup'
import type { Language } from '#lib/site/config/config.ts'
import { chunksBuild, diagnoseBuild, previewBuild } from '../../tsup.config.ts'
import type { Engine } from './engines.ts'
import { writeEntries } from './entries.ts'
import { type FileTable, fileTable } from './fileTable.ts'
import { finishChunks } from './finishChunks.ts'
import { compileMessages, textNames } from './messages.ts'
import type { NamedFile } from './nameByContent.ts'
import { nameOutputs } from './nameOutputs.ts'
import { type Output, readOutputs } from './output.ts'
import type { SharedModules } from './sharedChunks.ts'

/** Builds with tsup into an empty folder and takes out what it has written. */
async function runBundler(options: Options, folder: string): Promise<Output[]> {
  rmSync(folder, { recursive: true, force: true })
  await build({ ...options, outDir: folder })
  const metafile: Metafile = JSON.parse(readFileSync(join(folder, 'metafile-esm.json'), 'utf8'))
  const outputs = readOutputs(metafile)
  rmSync(folder, { recursive: true })
  return outputs
}

/** The texts of a widget or of a part in one language, as a module. */
interface TextModule {
  name: string
  lang: Language
  code: string
}

const writeTextModules = (): TextModule[] =>
  textNames().flatMap((name) =>
    compileMessages(name).map(({ lang, dictionary }) => ({
      name,
      lang,
      code: `export const messages=${JSON.stringify(dictionary)}\n`,
    })),
  )

const widgetOf = (name: string) => name.replace(/\..*/, '')

const textSalt = (texts: readonly TextModule[], widget: string) =>
  texts
    .filter(({ name }) => widgetOf(name) === widget)
    .map(({ code }) => code)
    .join('')

/** One module a widget or part and language, under its widget's hash, which depends on all of them. */
const messageFiles = (texts: readonly TextModule[], files: readonly NamedFile[]) =>
  texts.map(({ name, lang, code }) => {
    const hash = files.find((file) => file.name === widgetOf(name))?.hash
    return { name: `${name}.${lang}`, file: `${name}.${lang}-${hash}.js`, code }
  })

export interface BuiltChunks {
  /** For each chunk that the loader knows the files it needs. */
  table: FileTable
  /** The sources whose code is in them. */
  sources: readonly string[]
}

/** Writes an engine's `chunks/`. See {@link finishChunks} for `passes`. */
export async function buildChunks(engine: Engine, shared: SharedModules, passes?: number): Promise<BuiltChunks> {
  const folder = join(engine.outDir, 'chunks')
  const entries = writeEntries(shared)
  const outputs = await runBundler(chunksBuild(engine, entries, shared), folder)
  const texts = writeTextModules()
  const named = nameOutputs(outputs, entries, shared).map((output) =>
    output.name in entries.widgets ? { ...output, salt: textSalt(texts, output.name) } : output,
  )
  const [diagnose] = await runBundler(diagnoseBuild(engine), folder)
  if (!diagnose) throw new Error('The diagnosis chunk is missing from the build.')
  const [preview] = await runBundler(previewBuild(), folder)
  if (!preview) throw new Error('The preview is missing from the build.')
  const files = await finishChunks(
    [...named, { ...diagnose, name: 'diagnose', formerFiles: [] }, { ...preview, name: 'preview', formerFiles: [] }],
    passes,
  )

  mkdirSync(folder, { recursive: true })
  for (const { file, code, map } of files) {
    writeFileSync(join(folder, file), code)
    writeFileSync(join(folder, `${file}.map`), map)
  }
  const messages = messageFiles(texts, files)
  for (const { file, code } of messages) writeFileSync(join(folder, file), code)
  const table = {
    ...fileTable(files, ['runtime', 'diagnose', ...Object.keys(entries.widgets)]),
    ...Object.fromEntries(messages.map(({ name, file }) => [name, [`chunks/${file}`]])),
  }
  return { table, sources: [...outputs, diagnose, preview].flatMap((output) => output.sources) }
}
