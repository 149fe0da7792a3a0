import type { Page } from 'playwright'

/** Stops a page's installed clock one second ahead; from then on only the test advances it, however slow the machine is. */
export const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
