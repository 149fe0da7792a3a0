import { expect, it } from 'vitest'
import { byTier, firstByTier } from '#testing/byTier.ts'
import { bringLocalFonts } from './support/bringLocalFonts.ts'
import { holdRequests } from './support/holdRequests.ts'
import { recordLayoutShifts } from './support/layoutShifts.ts'
import { startNewspaper } from './support/newspaper.ts'
import { newspaperPages } from './support/newspaperPages.ts'
import { watchRequests } from './support/watchRequests.ts'

const { reader, url } = startNewspaper()

const sizes = firstByTier(
  [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ],
  1,
)
const sample = ['/']

it.each(byTier(newspaperPages, sample).flatMap((path) => sizes.map((viewport) => ({ path, viewport }))))(
  'nothing moves when fonts, scripts and answers arrive late: $path, $viewport.width px',
  async ({ path, viewport }) => {
    const { page } = await reader({ viewport })
    const settled = watchRequests(page)
    const shifts = await recordLayoutShifts(page, 'late')
    const drawnInLocalFonts = await bringLocalFonts(page)
    const bringFonts = await holdRequests(page, '**/fonts/*')
    const bringScripts = await holdRequests(page, '**/quiosc/**')
    const bringAnswers = await holdRequests(page, '**/api/**')
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
