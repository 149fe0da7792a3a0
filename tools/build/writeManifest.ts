import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headParts, preloadTags, scriptTag } from '#cli/include/headParts.ts'
import { languages } from '#lib/site/config/config.ts'
import { widgetNames } from '../lists/names.ts'
import type { FileTable } from './buildChunks.ts'
import { themeSnippet } from './themeSnippet.ts'

/** The path at which the files expect the folder; `quiosc include --base` writes others. */
const BASE = '/quiosc/'

/** A file's size, and the value of a template's `integrity` attribute. */
function describeFile(path: string) {
  const content = readFileSync(path)
  return { bytes: content.length, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` }
}

/** The files that a widget needs. Its messages are listed by language, because only the page knows its language. */
const neededBy = (name: string, table: FileTable) => ({
  files: [...new Set([...(table.runtime ?? []), ...(table[name] ?? [])])],
  messages: Object.fromEntries(
    languages.flatMap((lang) => (table[`${name}.${lang}`] ?? []).map((file) => [lang, file])),
  ),
})

/**
 * Writes `manifest.json` (contract §1): every file, and for each widget the files it needs, so that a template can preload them. From it writes `include/`,
 * which templates include as it is: `head.html` with the script, and `<widget>.<lang>.html` with the preloads of a widget.
 *
 * @param outDir An engine's folder: `dist` or `dist/lite`.
 */
export function writeManifest(outDir: string, version: string, table: FileTable): void {
  const paths = globSync('{*.js,chunks/*.js}', { cwd: outDir }).sort()
  const theme = themeSnippet()
  const manifest = {
    version,
    files: Object.fromEntries(paths.map((file) => [file, describeFile(join(outDir, file))])),
    runtime: table.runtime,
    widgets: Object.fromEntries(widgetNames().map((name) => [name, neededBy(name, table)])),
    // The scripts that a page has inline, for its Content Security Policy.
    snippets: { theme: { file: 'include/theme.html', csp: theme.csp } },
  }
  const base = outDir.replace(/^dist\/?/, BASE).replace(/\/?$/, '/')
  mkdirSync(join(outDir, 'include'), { recursive: true })
  const write = (file: string, text: string) => writeFileSync(join(outDir, file), text)
  write('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`)
  write(manifest.snippets.theme.file, theme.html)
  write('include/head.html', scriptTag(manifest, base))
  for (const widget of widgetNames())
    for (const lang of languages)
      write(`include/${widget}.${lang}.html`, preloadTags(headParts(manifest, [widget], lang, base)))
}
