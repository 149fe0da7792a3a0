import { describe, expect, it } from 'vitest'
import { itInProof } from '#testing/byTier.ts'
import { article, startNewspaper } from './support/newspaper.ts'
import { openRendered } from './support/openRendered.ts'
import { engines } from './support/site.ts'

const { address, reader } = startNewspaper()

describe.each(engines)('comments that a server has rendered, $engine', ({ engine }) => {
  const open = async (scenario = {}) => {
    const { page, problems } = await reader()
    const url = address(article('1001'), { engine, ...scenario })
    const { requests, release, shifts, unrendered } = await openRendered(page, url, engine)
    const marker = page.locator('main [data-widget=comments]')
    const first = marker.getByRole('article').first()
    await first.waitFor()
    const stateOf = () => marker.getAttribute('data-widget-state')
    const asked = () => requests.filter((request) => request.includes('/comment/content/'))
    return { page, problems, release, shifts, unrendered, marker, first, stateOf, asked }
  }

  it('are shown before any script has loaded, and are taken over as they are', async () => {
    const { page, problems, release, shifts, unrendered, marker, first, stateOf, asked } = await open()
    expect(unrendered).toEqual([])
    expect(await stateOf()).toBe('rendered')
    const element = await first.elementHandle()
    await first.scrollIntoViewIfNeeded()
    // Of the first comment: what is far below has no height of its own before it comes near.
    const boxOf = () => first.evaluate(({ offsetTop, offsetHeight }: HTMLElement) => [offsetTop, offsetHeight])
    const before = await boxOf()

    const since = await page.evaluate(() => performance.now())
    release()
    await expect.poll(stateOf).toBe('ready')
    expect(await element?.evaluate((comment) => comment.isConnected)).toBe(true)
    // Moments are relative to the reader's present from now on.
    await marker
      .locator('time')
      .filter({ hasText: /^fa |^ara/ })
      .first()
      .waitFor()
    expect(await boxOf()).toEqual(before)
    expect(await shifts(since)).toBe(0)
    expect(asked()).toEqual([])
    expect(problems.errors).toEqual([])
  })

  itInProof('let a signed-in reader take part, with the reader’s own answer', async () => {
    const { page, problems, release, marker, stateOf, asked } = await open({ persona: 'subscriber' })
    await marker.scrollIntoViewIfNeeded()
    release()
    await expect.poll(stateOf).toBe('ready')
    await marker.getByRole('textbox').first().waitFor()
    await expect.poll(asked).toHaveLength(1)
    expect(problems.errors).toEqual([])
    await page.close()
  })
})
