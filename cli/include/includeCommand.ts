import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { nearest } from '#lib/nearest.ts'
import { type Language, languages } from '#lib/site/config/config.ts'
import { toLanguage } from '#lib/site/config/toLanguage.ts'
import type { Command, Terminal } from '../command.types.ts'
import { UsageError } from '../UsageError.ts'
import { headParts, type ManifestFiles, preloadLinks, preloadTags, scriptTag } from './headParts.ts'

const help = `Usage: quiosc include <widget …> --lang <language> [options]

Prints what a page's head includes: the script, and the preloads of the widgets
that it shows first, each file once. The names and checksums change with every
release: run it when you deploy, and let the template include its output.

  --lang <language>  the language of the texts: ${languages.join(', ')}; a region
                     does not matter, as in ca-ES
  --base <address>   of the folder that was copied to the site, or of its lite/;
                     /quiosc/ if it is not given
  --nonce <text>     puts it into each tag as its nonce: what your template
                     language prints the page's nonce with, as '{{ nonce }}'
  --lite             for the engine in dist/lite/
  --header           prints the values of a Link header, one a line, without
                     the script
  --help             prints this

Exit code: 0, or 2 when it cannot be done as asked. docs/including.md has
recipes.`

const options = {
  lang: { type: 'string' },
  base: { type: 'string' },
  nonce: { type: 'string' },
  lite: { type: 'boolean' },
  header: { type: 'boolean' },
} as const

/** @throws {UsageError} For a language that there is not, or none. */
function readLang(name: string | undefined): Language {
  const lang = toLanguage(name)
  if (lang) return lang
  throw new UsageError(
    name === undefined
      ? `--lang is needed: ${languages.join(', ')}`
      : `there is no language “${name}”: ${languages.join(', ')}`,
  )
}

/** @throws {UsageError} For an address that would not begin a path or a web address, or that would break out of an attribute. */
function readBase(base: string): string {
  if (!/^(?:https?:\/)?\/[^\s"'<>]*$/.test(base))
    throw new UsageError(`--base “${base}” is neither a path that begins with / nor a web address`)
  return base.endsWith('/') ? base : `${base}/`
}

/** @throws {UsageError} For one that would break out of its attribute, or together with a header, which has none. */
function readNonce(nonce: string | undefined, isHeader = false): string | undefined {
  if (nonce !== undefined && isHeader) throw new UsageError('--nonce is for tags: a Link header has no nonce')
  if (nonce !== undefined && !/^[^"\n]+$/.test(nonce))
    throw new UsageError(`--nonce “${nonce}” must be one line without double quotes`)
  return nonce
}

/** @throws {UsageError} If the library has not been built. */
async function readManifest({ dist }: Terminal, folder: string): Promise<ManifestFiles> {
  const file = join(dist, folder, 'manifest.json')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`there is no ${file}: build the library first`)
  })
  return JSON.parse(text)
}

/** @throws {UsageError} For a widget that there is not. */
function expectWidgets(names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name))
  if (unknown === undefined) return
  throw new UsageError(`there is no widget “${unknown}”. Did you mean “${nearest(unknown, known)}”?`)
}

export const includeCommand: Command = {
  name: 'include',
  summary: "prints the lines of a page's head for some widgets",
  help,
  async run(args, terminal) {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (positionals.length === 0) throw new UsageError('for which widgets?')
    const lang = readLang(values.lang)
    const base = readBase(values.base ?? (values.lite ? '/quiosc/lite/' : '/quiosc/'))
    const nonce = readNonce(values.nonce, values.header)
    const manifest = await readManifest(terminal, values.lite ? 'lite' : '')
    expectWidgets(positionals, Object.keys(manifest.widgets))
    const parts = headParts(manifest, positionals, lang, base)
    const tags = () => scriptTag(manifest, base, nonce) + preloadTags(parts, nonce)
    terminal.print(values.header ? preloadLinks(parts) : tags().trimEnd().split('\n'))
    return 0
  },
}
