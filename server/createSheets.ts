import type { Island } from '#islands/island/defineIsland.ts'
import baseCss from '#kit/styles/base.css?inline'
import tokensCss from '#kit/styles/tokens.css?inline'
import { attributeValue } from './markup.ts'
import type { ReadOptions } from './readRenderOptions.ts'
import type { SheetFile } from './renderer.types.ts'

/** The sheet of the whole page, for dark mode; the others are named by their widgets. */
const PAGE = 'page'

/** Enough of a hash for the versions that a site has at a time. */
const HASH_LENGTH = 10

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(hash)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HASH_LENGTH)
}

/** The style sheets of what a server renders: one for each widget, named by its content. */
export interface Sheets {
  files(): Promise<readonly SheetFile[]>
  /** The element that brings a widget's sheet, or the page's where there is no name. */
  elementFor(name: string | undefined, options: Pick<ReadOptions, 'assets' | 'nonce' | 'styles'>): Promise<string>
}

export function createSheets(islands: Readonly<Record<string, Island>>): Sheets {
  const texts: Record<string, string> = { [PAGE]: tokensCss }
  for (const [name, { css }] of Object.entries(islands)) texts[name] = [baseCss, ...css].join('\n')
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
