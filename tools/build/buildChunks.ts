import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SharedModules } from './assignShared.ts'
import { bundle } from './bundle.ts'
import { chunkEntries, entryPoints } from './chunkEntries.ts'
import { engineOptions } from './engineOptions.ts'
import { type Engine, previewEngine } from './engines.ts'
import { linkChunks } from './linkChunks.ts'
import { compileMessages, widgetNames } from './messages.ts'
import { compileAtOnce, minify } from './minify.ts'
import { type NamedFile, nameByContent } from './nameByContent.ts'
import { nameOutputs } from './nameOutputs.ts'
import { packageFiles } from './packageFiles.ts'

/** For each chunk, by name, the files it needs at once: its own, then all that it imports statically, nearest first. */
export type FileTable = Record<string, readonly string[]>

function neededFiles(files: readonly NamedFile[], name: string): string[] {
  const byName = new Map(files.map((file) => [file.name, file]))
  const found = new Set([name])
  for (const known of found) for (const imported of byName.get(known)?.imported ?? []) found.add(imported)
  return [...found].map((needed) => `chunks/${byName.get(needed)?.file}`)
}

/** The texts of widgets and parts in each language, by `poll.ca`, as modules. */
const textModules = () =>
  Object.entries(compileMessages()).map(([name, dictionary]) => ({
    name,
    widget: name.replace(/\..*/, ''),
    code: `export const messages=${JSON.stringify(dictionary)}\n`,
  }))

/**
 * Writes an engine's `chunks/`: the runtime, each widget and what they share, the reports for template authors, and the preview for editors.
 *
 * @param passes The minifier's, if not as many as usual.
 * @returns What the loader has to know, and the sources whose code is in the files.
 */
export async function buildChunks(engine: Engine, shared: SharedModules, passes?: number) {
  const outdir = join(engine.outDir, 'chunks')
  const options = { ...engineOptions(engine), outdir }
  const outputs = await bundle({
    ...options,
    entryPoints: entryPoints(shared),
    plugins: [chunkEntries(shared), packageFiles, ...options.plugins],
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    // swc runs later, and cannot shorten exported names. Line breaks are kept, so that source maps stay valid while imports are rewritten.
    minifyIdentifiers: true,
    minifySyntax: true,
  })
  // Built separately, so that they need no shared file.
  const diagnose = await bundle({
    ...options,
    entryPoints: { diagnose: 'src/islands/diagnosis/diagnosis.ts' },
    // A file beside it.
    alias: { ...options.alias, '#preview/startPreview.ts': './preview.js' },
    external: ['./preview.js'],
  })
  // One file with the catalogue and its backend, which only the diagnosis opens. It parses its texts itself.
  const preview = await bundle({
    ...engineOptions(previewEngine),
    outdir,
    entryPoints: { preview: 'preview/startPreview.ts' },
    alias: previewEngine.alias,
  })
  const alone = [...diagnose, ...preview].map((output) => ({ ...output, name: output.file.replace('.js', '') }))
  const drafts = linkChunks([...nameOutputs(outputs, shared), ...alone]).map(async (draft) => ({
    ...draft,
    ...compileAtOnce(await minify(draft.code, draft.map, passes)),
  }))

  const texts = textModules()
  // A widget's texts share its hash.
  const salts: Record<string, string> = {}
  for (const { widget, code } of texts) salts[widget] = (salts[widget] ?? '') + code
  const files = nameByContent(await Promise.all(drafts), salts)
  const table: FileTable = Object.fromEntries(
    ['runtime', 'diagnose', ...widgetNames()].map((name) => [name, neededFiles(files, name)]),
  )

  // While sources are watched, it has the files of the build before.
  rmSync(outdir, { recursive: true, force: true })
  mkdirSync(outdir, { recursive: true })
  for (const { file, code, map } of files) {
    writeFileSync(join(outdir, file), code)
    writeFileSync(join(outdir, `${file}.map`), map)
  }
  for (const { name, widget, code } of texts) {
    const file = `${name}-${files.find((candidate) => candidate.name === widget)?.hash}.js`
    writeFileSync(join(outdir, file), code)
    table[name] = [`chunks/${file}`]
  }
  return { table, sources: [...outputs, ...diagnose, ...preview].flatMap((output) => output.sources) }
}
