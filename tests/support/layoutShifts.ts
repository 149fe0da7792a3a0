import type { Page } from 'playwright'
import { haveWebFonts } from './haveWebFonts.ts'

/** The fields of this kind of entry, which TypeScript does not know. */
interface LayoutShift {
  startTime: number
  value: number
}

/**
 * Records layout shifts from the next page load on.
 *
 * @param fonts Whether the newspaper's web fonts are there from the first frame on, so that nothing moves when they come.
 * @returns Their sum so far, after what is pending has been painted; of those since a moment of the page's time if one is given.
 */
export async function recordLayoutShifts(
  page: Page,
  fonts: 'there' | 'late' = 'there',
): Promise<(since?: number) => Promise<number>> {
  if (fonts === 'there') await haveWebFonts(page)
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { startTime, value } of list.getEntries() as (PerformanceEntry & LayoutShift)[])
        shifts.push({ startTime, value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async (since = 0) => {
    await painted(page)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: LayoutShift[] }).shifts)
    return shifts.reduce((sum, { startTime, value }) => sum + (startTime < since ? 0 : value), 0)
  }
}

/** Resolves when the fonts have loaded and two frames have been drawn since. */
export const painted = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
