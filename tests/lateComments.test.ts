import { expect, it } from 'vitest'
import { firstByTier } from '#testing/byTier.ts'
import { holdRequests } from './support/holdRequests.ts'
import { recordLayoutShifts } from './support/layoutShifts.ts'
import { article, startNewspaper } from './support/newspaper.ts'
import { watchRequests } from './support/watchRequests.ts'

const { reader, url } = startNewspaper()

/** A thread of 1,200 comments, of 27, of eight that is closed, of a few, and one without any. */
const threads = ['1001', '1002', '1004', '1005', '1003']
const widths = firstByTier([390, 1280], 1)

it.each(firstByTier(threads, 1).flatMap((id) => widths.map((width) => ({ id, width }))))(
  'the foot of the page stays where it is when the comments of $id load late, at $width px',
  async ({ id, width }) => {
    const { page } = await reader({ viewport: { width, height: 844 } })
    const settled = watchRequests(page)
    const shifts = await recordLayoutShifts(page)
    const release = await holdRequests(page, '**/api/**')
    await page.goto(url() + article(id))
    const comments = page.locator('[data-widget=comments]')
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => comments.getAttribute('data-widget-state')).toBe('ready')
    await expect.poll(() => page.locator('[data-widget-state=loading]').count()).toBe(0)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const since = await page.evaluate(() => performance.now())
    release()
    await settled()
    await expect.poll(() => comments.getAttribute('data-widget-view')).not.toBe('loading')
    expect(await shifts(since)).toBeLessThan(0.01)
  },
)
