import { afterEach, inject } from 'vitest'
import { page } from 'vitest/browser'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the pictures, absolute. */
    pictures: string
  }
}

// A story stays on the page until the next one begins.
afterEach(async ({ task }) => {
  const group = task.file.name.replace(/^.*\/|\.stories\.tsx$/g, '')
  const place = String(task.file.tasks.indexOf(task)).padStart(3, '0')
  const name = task.name.replace(/[^\p{L}\p{N}]+/gu, '-')
  await page.screenshot({ path: `${inject('pictures')}/${group}/${place}-${name}.png` })
})
