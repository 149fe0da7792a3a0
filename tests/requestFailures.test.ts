import { expect } from 'vitest'
import { alternateEngines } from './support/alternateEngines.ts'
import { article, startNewspaper } from './support/newspaper.ts'

const { address, reader } = startNewspaper()
const test = alternateEngines()

test('a page’s scripts read its failed requests, and get an event for each', async ({ engine }) => {
  const { page } = await reader()
  await page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(window, { told })
    document.addEventListener('quiosc:request-failed', (event) => told.push((event as CustomEvent).detail))
  })
  await page.goto(address(article('1001'), { engine, fault: 'comments:500' }))
  expect(await page.evaluate(() => window.quiosc?.errors.get())).toEqual([])
  await page.evaluate(() => {
    window.quiosc?.errors.subscribe((records) => Object.assign(window, { failures: records.length }))
  })
  await page.locator('#comentaris').scrollIntoViewIfNeeded()
  const failedCall = { apiInfo: { type: 'http 500', text: 'GET comment/content/1001' } }
  await expect
    .poll(() => page.evaluate(() => window.quiosc?.errors.get()))
    .toContainEqual(expect.objectContaining(failedCall))
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'failures'))).toBeGreaterThan(0)
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toContainEqual(expect.objectContaining(failedCall))
})
