import { describe, expect, it } from 'vitest'
import { matchEvents } from '#newspaper/content/live/matchEvents.ts'
import { eventMessages } from '#widgets/live/football/football.messages.ts'
import { messages } from '#widgets/live/live.messages.ts'
import { t } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { engines } from './support/site.ts'
import { stopClock } from './support/stopClock.ts'

const { address, reader } = startNewspaper()

/** Of the page's clock, in milliseconds: less than a request may take. */
const STEP_MS = 5000

describe.each(engines)('the live on $engine', ({ engine }) => {
  it('is read on while messages arrive, which a press shows', async () => {
    const { page, problems } = await reader({ viewport: { width: 390, height: 844 } })
    await page.clock.install()
    await page.goto(address('/directe/temporal', { engine }))
    const items = page.getByRole('article')
    await items.first().waitFor()
    const title = await page.title()
    await stopClock(page)
    let first: number | undefined
    await page.route('**/live/4801/messages/newest?*', (route) => {
      const known = Number(new URL(route.request().url()).searchParams.get('messageId'))
      first ??= known
      const news = [first + 2, first + 1].filter((id) => id > known)
      const messages = news.map((id) => ({ id, type: 'feed-breu', title: 'Més' }))
      return route.fulfill({ json: { response: { messages } } })
    })
    const news = page.getByRole('button', { name: t(messages.news, { count: 2, number: '2' }) })
    // In steps, because an answer takes its own time: one that comes late is asked for again.
    await expect
      .poll(async () => {
        await page.clock.runFor(STEP_MS)
        return news.count()
      })
      .toBe(1)
    await expect.poll(() => page.title()).toBe(`(2) ${title}`)
    await news.click()
    await expect.poll(() => items.first().textContent()).toContain('Més')
    await expect.poll(() => page.title()).toBe(title)
    expect(problems.errors).toEqual([])
  })

  it('has all events of a match in words, under the strict policy', async () => {
    const { page, problems } = await reader()
    await page.goto(address('/directe/partit', { engine }))
    const items = page.getByRole('article')
    await expect.poll(() => items.count()).toBe(matchEvents.length)
    for (const name of Object.values(eventMessages)) await items.getByText(t(name), { exact: true }).first().waitFor()
    expect(problems.errors).toEqual([])
  })
})
