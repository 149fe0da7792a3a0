import type { Page } from 'playwright'
import { haveWebFonts } from './haveWebFonts.ts'

/** The fields of this kind of entry, which TypeScript does not know. */
interface LayoutShift {
  startTime: number
  value: number
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** The part of it that tests read. */
interface RecordedShift extends Pick<LayoutShift, 'startTime' | 'value'> {
  /** The elements that have moved, with their texts and boxes. */
  moved: readonly string[]
}

const shiftsOf = async (page: Page, since: number) => {
  await painted(page)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: RecordedShift[] }).shifts)
  return shifts.filter(({ startTime }) => startTime >= since)
}

/** The elements that have moved since a moment of a page’s time, with their boxes before and after: a test that fails then says what it was. */
export const movedSince = async (page: Page, since: number): Promise<readonly string[]> =>
  (await shiftsOf(page, since)).flatMap(({ value, moved }) => (moved.length > 0 ? moved : [`${value}`]))

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
    const shifts: RecordedShift[] = []
    Object.assign(window, { shifts })
    const boxOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const { startTime, value, sources } of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} “${node?.textContent?.trim().slice(0, 40)}”: ${boxOf(previousRect)} → ${boxOf(currentRect)}`,
        )
        shifts.push({ startTime, value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async (since = 0) => (await shiftsOf(page, since)).reduce((sum, { value }) => sum + value, 0)
}

/** Resolves when the fonts have loaded and two frames have been drawn since. */
export const painted = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
