import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'

const FILE = 'node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'

/** Sets a page, from its next load on, in one of the newspaper's fonts. Its bytes are there at once, so that nothing moves when it comes. */
export async function setWebFont(page: Page): Promise<void> {
  const bytes = await readFile(FILE, 'base64')
  await page.addInitScript((font) => {
    const face = new FontFace(
      'Source Sans 3',
      Uint8Array.from(atob(font), (byte) => byte.charCodeAt(0)),
      {
        weight: '200 900',
      },
    )
    document.fonts.add(face)
    // The page's policy forbids inline sheets.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync("body { font-family: 'Source Sans 3', sans-serif }")
    document.adoptedStyleSheets = [sheet]
  }, bytes)
}
