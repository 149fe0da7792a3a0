import { afterEach, inject } from 'vitest'
import { page } from 'vitest/browser'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the pictures, absolute. */
    pictures: string
  }
}

/** CSS pixels: as much of a long story as can be looked at. */
const MAX_HEIGHT = 2400

// A story stays on the page until the next one begins.
afterEach(async ({ task }) => {
  const group = task.file.name.replace(/^.*\/|\.stories\.tsx$/g, '')
  const place = String(task.file.tasks.indexOf(task)).padStart(3, '0')
  const name = task.name.replace(/[^\p{L}\p{N}]+/gu, '-')
  const { innerWidth, innerHeight } = window
  const { documentElement } = document
  // Only what is in the window is painted.
  await page.viewport(innerWidth, Math.min(Math.max(innerHeight, documentElement.scrollHeight), MAX_HEIGHT))
  const path = `${inject('pictures')}/${group}/${place}-${name}.png`
  await page.screenshot({ path, element: page.elementLocator(documentElement) })
  await page.viewport(innerWidth, innerHeight)
})
