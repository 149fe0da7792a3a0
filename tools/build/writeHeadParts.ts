import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headParts, type ManifestFiles, preloadTags, scriptTag } from '#cli/include/headParts.ts'
import { languages } from '#lib/site/config/config.ts'

/** Where the files expect the folder; `quiosc include --base` writes others. */
const BASE = '/quiosc/'

/**
 * Writes `include/`, which templates include as it is: `head.html` with the script, and `<widget>.<lang>.html` with the preloads of a widget.
 *
 * @param outDir An engine's folder: `dist` or `dist/lite`.
 */
export function writeHeadParts(outDir: string, manifest: ManifestFiles): void {
  const base = outDir.replace(/^dist\/?/, BASE).replace(/\/?$/, '/')
  const folder = join(outDir, 'include')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'head.html'), scriptTag(manifest, base))
  for (const widget of Object.keys(manifest.widgets))
    for (const lang of languages)
      writeFileSync(join(folder, `${widget}.${lang}.html`), preloadTags(headParts(manifest, [widget], lang, base)))
}
