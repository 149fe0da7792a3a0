import type { Locator, Page } from 'playwright'

export const isFocused = (target: Locator) => target.evaluate((element) => element.matches(':focus'))

/**
 * Presses Tab until the target has the focus.
 *
 * @param limit Most presses of Tab before it fails.
 * @throws When Tab does not reach the target.
 */
export async function tabTo(page: Page, target: Locator, limit = 60): Promise<void> {
  let element = await target.elementHandle()
  for (let presses = 0; presses < limit; presses++) {
    await page.keyboard.press('Tab')
    // Finding an element by its name takes longer than everything else here: once is enough, unless it is rendered anew.
    if (!(await element?.evaluate((node) => node.isConnected))) element = await target.elementHandle()
    if (await element?.evaluate((node) => node.matches(':focus'))) return
  }
  throw new Error(`Tab does not reach ${target}.`)
}
