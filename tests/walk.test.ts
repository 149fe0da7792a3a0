import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRandom } from '#mocks/backend/random.ts'
import { launchOptions } from '#tools/chromium.mjs'
import { openSite } from './support/site.ts'
import { settle } from './walk/settle.ts'
import { takeSteps } from './walk/takeSteps.ts'
import type { Walker } from './walk/Walker.ts'
import { walk } from './walk/walk.ts'
import { walkSteps } from './walk/walkSteps.ts'

let browser: Awaited<ReturnType<typeof chromium.launch>>
let url: string
beforeAll(async () => {
  browser = await chromium.launch(launchOptions())
  url = (await openSite()).url
})
afterAll(() => browser.close())

it('a walk finds errors of the page and of its console, and widgets that stay busy', async () => {
  const crash = {
    name: 'crash',
    weight: 1,
    async take({ page, find }: Walker) {
      await page.evaluate(breakPage)
      find(`busy: ${await settle(page, 0)}`)
      await page.locator('body > [aria-busy]').evaluate((busy) => busy.remove())
      return 'everything'
    },
  }
  const { findings } = await walk({ browser, url, engine: 'lite', seed: 1, steps: 1, kinds: [crash] })
  for (const found of [/^uncaught: Error: crash/, /^console: a report/, /^busy: .*aria-busy/])
    expect(findings).toContainEqual(expect.stringMatching(found))
})

it('a walk takes the same steps with the same seed, and others with another', async () => {
  const kinds = walkSteps.map(({ name, weight }) => ({ name, weight, take: async () => '' }))
  const stepsOf = async (seed: number) => {
    const taken: string[] = []
    await takeSteps({ walker: { random: createRandom(seed) } as Walker, kinds, steps: 50, taken })
    return taken
  }
  expect(await stepsOf(3)).toEqual(await stepsOf(3))
  expect(await stepsOf(3)).not.toEqual(await stepsOf(4))
  expect(new Set(await stepsOf(3)).size).toBeGreaterThan(4)
})

/** In the page. */
function breakPage(): void {
  const busy = document.createElement('p')
  busy.textContent = 'busy'
  busy.ariaBusy = 'true'
  document.body.prepend(busy)
  // biome-ignore lint/suspicious/noConsole: what a walk must find.
  console.error('a report')
  queueMicrotask(() => {
    throw new Error('crash')
  })
}
