import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '#lib/site/config/config.ts'
import type { FileTable } from './buildChunks.ts'
import { widgetNames } from './messages.ts'
import { themeSnippet } from './themeSnippet.ts'
import { writeHeadParts } from './writeHeadParts.ts'

/** One file of dist/: its size, and the value of a template's `integrity` attribute. */
interface ManifestFile {
  bytes: number
  integrity: string
}

/**
 * Writes `manifest.json` (contract §1): every file, and for each widget the files it needs, so that a template can preload them. A widget's messages
 * are listed under `messages` by language, because only the page knows its language. Writes `include/` from it.
 */
export function writeManifest(outDir: string, version: string, table: FileTable): void {
  const files: Record<string, ManifestFile> = {}
  for (const file of [...globSync('{*.js,chunks/*.js}', { cwd: outDir })].sort()) {
    const content = readFileSync(join(outDir, file))
    files[file] = {
      bytes: content.length,
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    }
  }
  const needed = Object.fromEntries(
    widgetNames().map((name) => {
      const messages = Object.fromEntries(
        Object.entries(table).flatMap(([chunk, paths]) =>
          languages.some((lang) => chunk === `${name}.${lang}`) ? [[chunk.slice(name.length + 1), paths[0] ?? '']] : [],
        ),
      )
      return [name, { files: [...new Set([...(table.runtime ?? []), ...(table[name] ?? [])])], messages }]
    }),
  )
  const theme = themeSnippet()
  // What a page has inline, for its Content Security Policy.
  const snippets = { theme: { file: 'include/theme.html', csp: theme.csp } }
  const manifest = { version, files, runtime: table.runtime, widgets: needed, snippets }
  writeFileSync(join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeHeadParts(outDir, manifest)
  writeFileSync(join(outDir, snippets.theme.file), theme.html)
}
