import type { Browser, Page } from 'playwright'

/** The content of a frame: a page in one of the two themes, or one colour all over, before there is a page. */
export type Shade = 'dark' | 'light' | 'blank'

/** Of 255; a compressed picture of one colour differs by less. */
const ONE_COLOUR = 12
const MIDDLE = 128

/** Tells the shades of a trace's pictures, base64 of JPEG, by drawing them small on a page of its own. */
export async function createShadeReader(browser: Browser) {
  const page: Page = await browser.newPage()
  return async (pictures: readonly string[]): Promise<Shade[]> => {
    const lights = await page.evaluate(async (list) => {
      const canvas = new OffscreenCanvas(48, 48)
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (!context) throw new Error('There is no canvas.')
      const results: { least: number; most: number; mean: number }[] = []
      for (const picture of list) {
        const blob = await (await fetch(`data:image/jpeg;base64,${picture}`)).blob()
        context.drawImage(await createImageBitmap(blob), 0, 0, canvas.width, canvas.height)
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
        // Green is nearest to what the eye takes for light.
        const greens = data.filter((_, index) => index % 4 === 1)
        results.push({
          least: Math.min(...greens),
          most: Math.max(...greens),
          mean: greens.reduce((sum, green) => sum + green, 0) / greens.length,
        })
      }
      return results
    }, pictures)
    return lights.map(({ least, most, mean }) => {
      if (most - least < ONE_COLOUR) return 'blank'
      return mean < MIDDLE ? 'dark' : 'light'
    })
  }
}
