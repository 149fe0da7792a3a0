import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import type { Options } from 'tsup'
import { build } from 'tsup'
import { languages } from '../../src/site/config/config.ts'
import { chunksBuild, diagnoseBuild } from '../../tsup.config.ts'
import type { Engine } from './engines.ts'
import { writeEntries } from './entries.ts'
import type { FileTable } from './fileTable.ts'
import { fileTable } from './fileTable.ts'
import { finishChunks } from './finishChunks.ts'
import { compileMessages, textNames } from './messages.ts'
import type { NamedFile } from './nameByContent.ts'
import { nameOutputs } from './nameOutputs.ts'
import type { Output } from './output.ts'
import { readOutputs } from './output.ts'
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

/** The texts of a widget or of a part in each language, as modules. */
const textModules = (name: string) =>
  languages.map((lang) => ({
    lang,
    code: `export const messages=${JSON.stringify(compileMessages(name, lang))}\n`,
  }))

const widgetOf = (name: string) => name.replace(/\..*/, '')

const textSalt = (widget: string) =>
  textNames()
    .filter((name) => widgetOf(name) === widget)
    .flatMap(textModules)
    .map(({ code }) => code)
    .join('')

/** One module a widget or part and language, under its widget's hash, which depends on all of them. */
const messageFiles = (files: readonly NamedFile[]) =>
  textNames().flatMap((name) => {
    const hash = files.find((file) => file.name === widgetOf(name))?.hash
    return textModules(name).map(({ lang, code }) => ({
      name: `${name}.${lang}`,
      file: `${name}.${lang}-${hash}.js`,
      code,
    }))
  })

/** Writes an engine's `chunks/`. @returns For each chunk that the loader knows the files it needs. */
export async function buildChunks(engine: Engine, shared: SharedModules): Promise<FileTable> {
  const folder = join(engine.outDir, 'chunks')
  const entries = writeEntries(shared)
  const outputs = await runBundler(chunksBuild(engine, entries, shared), folder)
  const named = nameOutputs(outputs, entries, shared).map((output) =>
    output.name in entries.widgets ? { ...output, salt: textSalt(output.name) } : output,
  )
  const [diagnose] = await runBundler(diagnoseBuild(engine), folder)
  if (!diagnose) throw new Error('The diagnosis chunk is missing from the build.')
  const files = await finishChunks([...named, { ...diagnose, name: 'diagnose', formerFiles: [] }], engine.minify)

  mkdirSync(folder, { recursive: true })
  for (const { file, code, map } of files) {
    writeFileSync(join(folder, file), code)
    writeFileSync(join(folder, `${file}.map`), map)
  }
  const messages = messageFiles(files)
  for (const { file, code } of messages) writeFileSync(join(folder, file), code)
  return {
    ...fileTable(files, ['runtime', 'diagnose', ...Object.keys(entries.widgets)]),
    ...Object.fromEntries(messages.map(({ name, file }) => [name, [`chunks/${file}`]])),
  }
}
