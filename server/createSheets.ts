import baseCss from '#kit/styles/base.css?inline'
import lightCss from '#kit/styles/light/light.css?inline'
import tokensCss from '#kit/styles/tokens.css?inline'
import { guardStyles } from './guardStyles.ts'
import { attributeValue } from './markup.ts'
import type { ReadOptions } from './readRenderOptions.ts'
import type { SheetFile } from './renderer.types.ts'
import formCss from './servedForm.css?inline'
import type { ServedWidget } from './servedWidget.types.ts'

/** The sheet of the whole page, for dark mode; the others are named by their widgets. */
const PAGE = 'page'

/** The name of the sheet of a widget's form in the light DOM. */
export const lightSheet = (name: string): string => `${name}-light`

/** Enough of a hash for the versions that a site has at a time. */
const HASH_LENGTH = 10

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(hash)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HASH_LENGTH)
}

/** The style sheets of what a server renders: one for each widget, and one for its form in the light DOM, named by their content. */
export interface Sheets {
  files(): Promise<readonly SheetFile[]>
  /** The element that brings a widget's sheet, or the page's where there is no name. */
  elementFor(name: string | undefined, options: Pick<ReadOptions, 'assets' | 'nonce' | 'styles'>): Promise<string>
}

export function createSheets(widgets: Readonly<Record<string, ServedWidget>>): Sheets {
  const texts: Record<string, string> = { [PAGE]: tokensCss }
  for (const [name, { island, lightCss: own, isForm }] of Object.entries(widgets)) {
    texts[name] = [baseCss, ...island.css, ...(isForm ? [formCss] : [])].join('\n')
    if (own) texts[lightSheet(name)] = guardStyles([lightCss, baseCss, ...own, formCss])
  }
  const made = new Map<string, Promise<SheetFile>>()
  const sheet = (name: string) => {
    const css = texts[name] ?? ''
    const file = made.get(name) ?? hashOf(css).then((hash) => ({ file: `${name}-${hash}.css`, css }))
    made.set(name, file)
    return file
  }
  return {
    files: () => Promise.all(Object.keys(texts).map(sheet)),
    async elementFor(name = PAGE, { assets, nonce, styles }) {
      const { file, css } = await sheet(name)
      const secret = nonce ? ` nonce="${nonce}"` : ''
      if (styles === 'inline') return `<style${secret}>${css}</style>`
      return `<link rel="stylesheet" href="${attributeValue(`${assets}sheets/${file}`)}"${secret}>`
    },
  }
}
