import { expect, it } from 'vitest'
import { itInProof } from '#testing/byTier.ts'
import { messages as alertMessages } from '#widgets/alert/alert.messages.ts'
import { messages } from '#widgets/bottom-bar/bottom-bar.messages.ts'
import { t } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { engines } from './support/site.ts'

const { address, reader } = startNewspaper()

const FEED = 'quiosc-feed-live/mateix/messages/newest'

it.each(engines)(
  'the bottom bar finds latest news, requests them with their ETag, and its dot is removed where they are read, $engine',
  async ({ engine }) => {
    const { page, problems } = await reader({ viewport: { width: 390, height: 844 } })
    // Each page is one of a browser whose last request was long ago, and which asks at the beginning of its period. An answer that the page before still gets may store a plan until it ends.
    await page.addInitScript((key) => {
      Math.random = () => 0
      localStorage.removeItem(`${key}-plan`)
    }, FEED)
    /** The next page, once its answer is there: the browser has its ETag. @returns The request's headers. */
    const visitLater = async (path: string) => {
      const answer = page.waitForResponse((response) => response.url().includes('/live/mateix/'))
      await page.goto(address(path, { engine }))
      const response = await answer
      await response.finished()
      return response.request().allHeaders()
    }
    const bar = page.getByRole('navigation', { name: t(messages.bar) })
    const latest = bar.getByRole('link', { name: t(messages.latest) })
    const withNews = bar.getByRole('link', { name: `${t(messages.latest)} ${t(messages.news)}` })
    const status = () => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').value?.status, FEED)

    await page.goto(address('/descobreix/', { engine }))
    await expect.poll(status).toBe('seen')
    expect(await withNews.count()).toBe(0)
    // As if the first visit had been long ago.
    await page.evaluate((key) => {
      localStorage.setItem(key, JSON.stringify({ time: 0, value: { status: 'seen', last: '1' } }))
    }, FEED)
    await visitLater('/descobreix/')
    await withNews.waitFor()
    await visitLater('/descobreix/')
    expect((await visitLater('/cercador'))['if-none-match']).toBeTruthy()
    await withNews.click()
    await page.waitForURL('**/ultima-hora/')
    await expect.poll(status).not.toBe('new')
    expect(await latest.getAttribute('aria-current')).toBe('page')
    expect(await withNews.count()).toBe(0)
    expect(problems.errors).toEqual([])
  },
)

itInProof.each(engines)('a closed alert stays away on the next page, $engine', async ({ engine }) => {
  const { page, problems } = await reader()
  const place = page.locator('[data-widget=alert]')
  await page.goto(address('/descobreix/', { engine }))
  await page.getByRole('button', { name: t(alertMessages.close) }).click()
  await expect.poll(() => place.getAttribute('data-widget-view')).toBe('empty')
  await page.reload()
  await expect.poll(() => place.getAttribute('data-widget-view')).toBe('empty')
  expect(await page.getByRole('region', { name: t(alertMessages.alert) }).count()).toBe(0)
  expect(problems.errors).toEqual([])
})
