import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'

/** The newspaper's two families, as its own sheet has them. */
const faces = [
  { family: 'Newsreader', file: 'newsreader/files/newsreader-latin-opsz-normal.woff2', weight: '200 800' },
  {
    family: 'Newsreader',
    file: 'newsreader/files/newsreader-latin-wght-italic.woff2',
    weight: '200 800',
    style: 'italic',
  },
  { family: 'Source Sans 3', file: 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2', weight: '200 900' },
] as const

/**
 * Has the newspaper's web fonts on a page from its first frame on. Where they come later, lines break anew unless the system has fonts of their stand-ins'
 * widths, which tests do not ask of it; those of late fonts bring theirs (`bringLocalFonts`).
 */
export async function haveWebFonts(page: Page): Promise<void> {
  const loaded = await Promise.all(
    faces.map(async ({ file, ...face }) => ({
      ...face,
      bytes: await readFile(`node_modules/@fontsource-variable/${file}`, 'base64'),
    })),
  )
  await page.addInitScript((given) => {
    // Frames have fonts of their own.
    if (window.top !== window) return
    for (const { family, bytes, ...descriptors } of given) {
      const data = Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0))
      document.fonts.add(new FontFace(family, data, descriptors))
    }
  }, loaded)
  // The sheet's own faces come before these, and late.
  await page.route('**/css/diari.css', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(/@font-face\s*\{[^}]*\}/g, '') })
  })
}
