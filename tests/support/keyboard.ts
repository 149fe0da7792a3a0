import type { Locator, Page } from 'playwright'

export const isFocused = (target: Locator) => target.evaluate((element) => element.matches(':focus'))

/**
 * Presses Tab until the target has the focus.
 *
 * @param limit Most presses of Tab before it fails.
 * @throws When Tab does not reach the target.
 */
export async function tabTo(page: Page, target: Locator, limit = 60): Promise<void> {
  await target.waitFor({ state: 'attached' })
  for (let presses = 0; presses < limit; presses++) {
    await page.keyboard.press('Tab')
    if (await isFocused(target)) return
  }
  throw new Error(`Tab does not reach ${target}.`)
}
