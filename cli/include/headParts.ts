import { ownValue } from '#lib/ownValue.ts'
import type { Language } from '#lib/site/config/config.ts'

/** The part of `manifest.json` that the head parts need. */
export interface ManifestFiles {
  files: Readonly<Record<string, { integrity: string }>>
  widgets: Readonly<Record<string, { files: readonly string[]; messages: Readonly<Record<string, string>> }>>
}

/** The address of a file of `dist/`, and the checksum that it must have. */
export interface HeadPart {
  url: string
  integrity: string
}

/** @throws When the manifest does not list the file. */
function partOf({ files }: ManifestFiles, file: string, base: string): HeadPart {
  const { integrity } = ownValue(files, file) ?? {}
  if (!integrity) throw new Error(`The manifest does not list ${file}.`)
  return { url: base + file, integrity }
}

/**
 * The files that widgets load at once in a language, each file once, in the order in which it is needed.
 *
 * @param base The address of the folder `dist/` or `dist/lite/`, with its slash: `/quiosc/`.
 * @throws When a widget is unknown.
 */
export function headParts(
  manifest: ManifestFiles,
  widgets: readonly string[],
  lang: Language,
  base: string,
): HeadPart[] {
  const files = widgets.flatMap((name) => {
    const widget = ownValue(manifest.widgets, name)
    if (!widget) throw new Error(`There is no widget “${name}”.`)
    const messages = ownValue(widget.messages, lang)
    return [...widget.files, ...(messages ? [messages] : [])]
  })
  return [...new Set(files)].map((file) => partOf(manifest, file, base))
}

/** As an attribute, with the space before it; nothing without one. */
const withNonce = (nonce: string | undefined) => (nonce === undefined ? '' : ` nonce="${nonce}"`)

/**
 * The lines of a page's head that preload files.
 *
 * @param nonce The page's, or what a template puts in its place, for a policy that allows scripts by it.
 */
export const preloadTags = (parts: readonly HeadPart[], nonce?: string): string =>
  parts
    .map(
      ({ url, integrity }) => `<link rel="modulepreload" href="${url}" integrity="${integrity}"${withNonce(nonce)}>\n`,
    )
    .join('')

/** The values of a `Link` header that preload files, one for each. */
export const preloadLinks = (parts: readonly HeadPart[]): string[] =>
  parts.map(({ url, integrity }) => `<${url}>; rel=modulepreload; integrity="${integrity}"`)

/** The line of a page's head that includes the library, with the nonce of {@link preloadTags}. */
export function scriptTag(manifest: ManifestFiles, base: string, nonce?: string): string {
  const { url, integrity } = partOf(manifest, 'widgets.js', base)
  return `<script type="module" src="${url}" integrity="${integrity}"${withNonce(nonce)}></script>\n`
}
