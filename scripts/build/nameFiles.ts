import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Metafile } from 'esbuild'

/** Four digits of 36: the loader carries one for each file, and two versions of a file must differ, no more. */
export const shortHash = (content: string): string =>
  BigInt(`0x${createHash('sha256').update(content).digest('hex').slice(0, 16)}`)
    .toString(36)
    .slice(-4)

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Gives a file another name, here and wherever it is imported. */
function rename({ outputs }: Metafile, path: string, renamed: string): void {
  for (const [file, output] of Object.entries(outputs)) {
    if (!file.endsWith('.js')) continue
    output.imports = output.imports.map((found) => (found.path === path ? { ...found, path: renamed } : found))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(nameOf(path), nameOf(renamed)))
  }
  for (const ending of ['', '.map']) renameSync(path + ending, renamed + ending)
  const output = outputs[path]
  delete outputs[path]
  if (output) outputs[renamed] = output
}

/**
 * Names the files that the loader knows after what they are, with a short hash: entries by their own name, what they share `chunk`.
 *
 * @param entries For each entry its source and what its hash depends on besides: a widget's texts, which share it.
 */
export function nameFiles(metafile: Metafile, entries: Record<string, { source: string; texts: string }>): void {
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs)) {
    const [, folder, stem, hash = ''] = /^(.*\/)([\w.-]+)-([A-Z0-9]{8})\.js$/.exec(path) ?? []
    if (!stem) continue
    const [name, entry] = Object.entries(entries).find(([, { source }]) => source === entryPoint) ?? []
    if (name && entry) rename(metafile, path, `${folder}${name}-${shortHash(hash + entry.texts)}.js`)
    else if (stem === 'chunk') rename(metafile, path, `${folder}chunk-${shortHash(hash)}.js`)
  }
}
