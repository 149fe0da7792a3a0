import { afterEach, inject } from 'vitest'
import { page } from 'vitest/browser'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the pictures, absolute. */
    pictures: string
    /** The window's, in CSS pixels. */
    width: number
  }
}

/** CSS pixels: the window's, and as much of a long story as can be looked at. */
const HEIGHT = 800
const MAX_HEIGHT = 2400

/** Popups and lists follow a new size of the window in the next frames. */
async function painted(): Promise<void> {
  for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

// A story stays on the page until the next one begins.
afterEach(async ({ task }) => {
  const group = task.file.name.replace(/^.*\/|\.stories\.tsx$/g, '')
  const place = String(task.file.tasks.indexOf(task)).padStart(3, '0')
  const name = task.name.replace(/[^\p{L}\p{N}]+/gu, '-')
  // Storybook has reached the story in a window of its own size.
  const width = inject('width')
  await page.viewport(width, HEIGHT)
  // Some stories end far down their page, and what is above the window is not painted.
  window.scrollTo(0, 0)
  await painted()
  // Only what is in the window is painted.
  const { documentElement } = document
  await page.viewport(width, Math.min(Math.max(HEIGHT, documentElement.scrollHeight), MAX_HEIGHT))
  await painted()
  const path = `${inject('pictures')}/${group}/${place}-${name}.png`
  await page.screenshot({ path, element: page.elementLocator(documentElement) })
})
