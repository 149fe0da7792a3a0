import type { Locator, Page } from 'playwright'

/** A finger's quick stroke to the left across the middle of an element, half as wide. */
export async function swipeLeft(page: Page, over: Locator): Promise<void> {
  const box = await over.boundingBox()
  if (!box) throw new Error('There is nothing to swipe over.')
  const touch = await page.context().newCDPSession(page)
  const y = box.y + box.height / 2
  const at = (part: number) => ({ x: box.x + box.width * part, y })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0.75)] })
  for (const part of [0.65, 0.55, 0.45, 0.35, 0.25])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(part)] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}
