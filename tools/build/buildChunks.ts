import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OutputAsset, OutputChunk } from 'rolldown'
import { widgetNames } from '../lists/names.ts'
import type { Engine } from './engines.ts'
import { withImports } from './finishImports.ts'
import { bundleLibrary } from './libraryChunks.ts'
import { compileMessages } from './messages.ts'

/** For each chunk, by name, the files it needs at once: its own, then all that it imports statically, nearest first. */
export type FileTable = Record<string, readonly string[]>

function neededFiles(chunks: readonly OutputChunk[], name: string): string[] {
  const imports = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk.imports]))
  const own = chunks.find((chunk) => chunk.isEntry && chunk.name === name)
  return own ? [...withImports(own.fileName, imports)].map((file) => `chunks/${file}`) : []
}

/** The texts of widgets and parts in each language, by `poll.ca`, as modules. */
const textModules = () =>
  Object.entries(compileMessages()).map(([name, dictionary]) => ({
    name,
    widget: name.replace(/\..*/, ''),
    code: `export const messages=${JSON.stringify(dictionary)}\n`,
  }))

/**
 * Writes an engine's `chunks/`: the runtime, each widget and what they share, their texts, and what both engines have alike.
 *
 * @param common The reports for template authors, and the preview for editors.
 * @returns The table of files for the loader, and the sources whose code is in the files.
 */
export async function buildChunks(engine: Engine, common: readonly (OutputChunk | OutputAsset)[]) {
  const texts = textModules()
  const salts: Record<string, string> = {}
  for (const { widget, code } of texts) salts[widget] = (salts[widget] ?? '') + code
  const files = [...(await bundleLibrary(engine, salts)), ...common]
  const chunks = files.filter((file) => file.type === 'chunk')
  const table: FileTable = Object.fromEntries(
    ['runtime', 'diagnose', ...widgetNames()].map((name) => [name, neededFiles(chunks, name)]),
  )

  const outdir = join(engine.outDir, 'chunks')
  // While sources are watched, it has the files of the build before.
  rmSync(outdir, { recursive: true, force: true })
  mkdirSync(outdir, { recursive: true })
  for (const file of files) writeFileSync(join(outdir, file.fileName), file.type === 'chunk' ? file.code : file.source)
  for (const { name, widget, code } of texts) {
    const file = (table[widget]?.[0] ?? '').replace(`/${widget}-`, `/${name}-`)
    writeFileSync(join(engine.outDir, file), code)
    table[name] = [file]
  }
  const sources = chunks.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? id : [])),
  )
  return { table, sources }
}
