import type { Page } from 'playwright'

/** Records layout shifts from the next page load on. @returns Their sum so far, after what is pending has been painted. */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      // TypeScript does not know this kind of entry.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    await painted(page)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    return shifts.reduce((sum, shift) => sum + shift, 0)
  }
}

/** Resolves when the fonts have loaded and two frames have been drawn since. */
export const painted = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
