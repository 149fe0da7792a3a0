import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { bringLocalFonts } from './support/bringLocalFonts.ts'
import { byTier } from './support/byTier.ts'
import { recordLayoutShifts } from './support/layoutShifts.ts'
import { article, startNewspaper } from './support/newspaper.ts'
import { newspaperPages } from './support/newspaperPages.ts'
import { watchRequests } from './support/watchRequests.ts'

const { reader, url } = startNewspaper()

/** Keeps requests back until they are released. */
async function hold(page: Page, requests: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(requests, async (route) => {
    await released
    await route.continue()
  })
  return release
}

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]
const sample = ['/', article('1001'), article('1004'), '/ciutat/', '/usuari/login']

it.each(byTier(newspaperPages, sample).flatMap((path) => sizes.map((viewport) => ({ path, viewport }))))(
  'nothing moves when fonts, scripts and answers come late: $path, $viewport.width px',
  async ({ path, viewport }) => {
    const { page } = await reader({ viewport })
    const settled = watchRequests(page)
    const shifts = await recordLayoutShifts(page, 'late')
    const drawnInLocalFonts = await bringLocalFonts(page)
    const bringFonts = await hold(page, '**/fonts/*')
    const bringScripts = await hold(page, '**/quiosc/**')
    const bringAnswers = await hold(page, '**/api/**')
    await page.goto(url() + path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const since = await drawnInLocalFonts()
    bringFonts()
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    bringScripts()
    await page.waitForFunction(() => window.quiosc !== undefined)
    bringAnswers()
    await settled()
    expect(await shifts(since)).toBeLessThan(0.01)
  },
)
