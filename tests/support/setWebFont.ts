import type { Page } from 'playwright'
import { haveWebFonts } from './haveWebFonts.ts'

/** Sets a page, from its next load on, in one of the newspaper's fonts, which is there at once, so that nothing moves when it comes. */
export async function setWebFont(page: Page): Promise<void> {
  await haveWebFonts(page)
  await page.addInitScript(() => {
    // The page's policy forbids inline sheets.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync("body { font-family: 'Source Sans 3', sans-serif }")
    document.adoptedStyleSheets = [sheet]
  })
}
