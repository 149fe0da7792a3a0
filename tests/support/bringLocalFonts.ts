import type { Page } from 'playwright'

/** Fonts with the widths of the local ones that the newspaper's stand-ins name, by the first name of each. */
const files: Record<string, string> = {
  'Times New Roman': 'tinos/files/tinos-latin-400-normal.woff2',
  'Times New Roman Bold': 'tinos/files/tinos-latin-700-normal.woff2',
  'Times New Roman Italic': 'tinos/files/tinos-latin-400-italic.woff2',
  Arial: 'arimo/files/arimo-latin-400-normal.woff2',
  'Arial Bold': 'arimo/files/arimo-latin-700-normal.woff2',
}

const FOLDER = '/local-fonts/'

/** The newspaper's sheet, with a file's address for each list of local names. */
const withAddresses = (sheet: string) =>
  sheet.replaceAll(/src:\s*local\('([^']+)'\)[^;]*;/g, (_, name: string) => {
    const file = files[name]
    if (!file) throw new Error(`There is no font with the widths of ${name}.`)
    return `src: url('${FOLDER}${file}');`
  })

/**
 * Gives a page the local fonts that readers have and that a machine may lack: Tinos has the widths of Times, Arimo those of Arial.
 *
 * @returns Resolves when the page has been drawn in them, to its own time. What has moved before would not have with local fonts, which are there at once.
 */
export async function bringLocalFonts(page: Page): Promise<() => Promise<number>> {
  await page.route(`**${FOLDER}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(FOLDER.length)
    return route.fulfill({ path: `node_modules/@fontsource/${file}`, contentType: 'font/woff2' })
  })
  await page.route('**/css/diari.css', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: withAddresses(await response.text()) })
  })
  return () =>
    page.evaluate(async () => {
      await Promise.all([...document.fonts].map((face) => face.family.includes('Fallback') && face.load()))
      for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
      return performance.now()
    })
}
