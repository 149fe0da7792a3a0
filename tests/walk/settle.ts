import type { Page } from 'playwright'
import { isBusy } from './isBusy.ts'

/** Milliseconds of the machine's time that an answer may take to arrive after each advance of the page's clock. */
const ANSWER_MS = 4_000

/** The page's clock goes on by a request's time-out, and then to the fifteen seconds after which a widget must not be busy any more. */
const ADVANCES = [0, 10_500, 5_000]

async function idleWithin(page: Page, ms: number): Promise<string | undefined> {
  const end = Date.now() + ms
  for (;;) {
    const busy = await page.evaluate(isBusy)
    if (!busy || Date.now() > end) return busy
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Waits until nothing on the page is busy. @returns The element that still is after fifteen seconds of the page's clock. */
export async function settle(page: Page, patience = ANSWER_MS): Promise<string | undefined> {
  let busy: string | undefined
  for (const advance of ADVANCES) {
    if (advance > 0) await page.clock.runFor(advance)
    busy = await idleWithin(page, patience)
    if (!busy) return undefined
  }
  return busy
}
