import { afterEach, beforeEach, inject } from 'vitest'
import { page } from 'vitest/browser'
import { prepareSheetPage } from './prepareSheetPage.ts'
import { showWhole } from './showWhole.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the pictures, absolute. */
    pictures: string
    /** The window's, in CSS pixels. */
    width: number
  }
}

const MAX_HEIGHT = 2400

const prepared = prepareSheetPage()

beforeEach(() => prepared)

// A story stays on the page until the next one begins.
afterEach(async ({ task }) => {
  const group = task.file.name.replace(/^.*\/|\.stories\.tsx$/g, '')
  const place = String(task.file.tasks.indexOf(task)).padStart(3, '0')
  const name = task.name.replace(/[^\p{L}\p{N}]+/gu, '-')
  await showWhole(inject('width'), MAX_HEIGHT)
  const path = `${inject('pictures')}/${group}/${place}-${name}.png`
  await page.screenshot({ path, element: page.elementLocator(document.documentElement) })
})
