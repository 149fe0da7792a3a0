import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

/** Gives the window another size, in CSS pixels, until the test ends. */
export async function resizeWindow(width: number, height = 800): Promise<void> {
  const before = { width: window.innerWidth, height: window.innerHeight }
  onTestFinished(() => page.viewport(before.width, before.height))
  await page.viewport(width, height)
}
