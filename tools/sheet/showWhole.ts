import { page } from 'vitest/browser'

/** CSS pixels: the window's. */
const HEIGHT = 800

/** Popups and lists follow a new size of the window in the next frames. */
async function painted(): Promise<void> {
  for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/**
 * Gives a story that was reached in a window of Storybook's own size another one, with all of its page in it: only what is in the window is painted.
 *
 * @param mostHigh As much of a long story as can be looked at, in CSS pixels.
 */
export async function showWhole(width: number, mostHigh: number): Promise<void> {
  await page.viewport(width, HEIGHT)
  // Some stories end far down their page, and what is above the window is not painted.
  window.scrollTo(0, 0)
  await painted()
  await page.viewport(width, Math.min(Math.max(HEIGHT, document.documentElement.scrollHeight), mostHigh))
  await painted()
}
