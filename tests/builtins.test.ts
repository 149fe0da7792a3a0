import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { firstByTier } from '#testing/byTier.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { takeMainJourney } from './support/mainJourney.ts'
import { startNewspaper } from './support/newspaper.ts'
import { oldLibraries } from './support/oldLibraries.ts'
import { openAllWidgets } from './support/openAllWidgets.ts'

const { reader, url } = startNewspaper()

const libraries = Object.entries(oldLibraries)

/** In `npm test` methods on all objects. */
const cases = firstByTier(libraries, 1).flatMap(([library, replace], index) =>
  enginesByTier(index % 2 ? 'lite' : 'react').map(({ engine, script }) => ({ library, replace, engine, script })),
)

/** Whether the doctor tells of a built-in that the library cannot do without. */
const isNamed = (page: Page) =>
  page.evaluate(async () => {
    const report = await window.quiosc?.doctor()
    return report?.problems.some(({ id }) => id === 'changed-builtin')
  })

it.each(cases)('a script’s changes of built-ins stop no widget: $library, $engine', async ({ replace, script }) => {
  const { page, problems } = await reader()
  await page.addInitScript(replace)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await takeMainJourney(page, url(), script)
  const kept = await page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)))
  // A list that was written as a text.
  expect([...sent, ...kept].filter((json) => /:\s*"[[{]/.test(json))).toEqual([])

  expect(problems.errors).toEqual([])

  await openAllWidgets(page, url(), { address: '/own/all?page', load: 'eager', script })
  // A changed built-in that the doctor names may stop the widgets that most readers do not need.
  if (await isNamed(page)) return
  await expect.poll(() => page.locator('[data-widget]:not([data-widget-state=ready])').count()).toBe(0)
  expect(problems.errors).toEqual([])
})
