import { expect, it } from 'vitest'
import { messages as alertMessages } from '../widgets/alert/alert.messages.ts'
import { messages } from '../widgets/bottom-bar/bottom-bar.messages.ts'
import { t } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { engines } from './support/site.ts'

const { address, reader } = startNewspaper()

const FEED = 'quiosc-feed-live/mateix/messages/newest'

it.each(engines)(
  'the bottom bar finds latest news, asks for them with their ETag, and its dot goes where they are read, $engine',
  async ({ engine }) => {
    const { page, problems } = await reader({ viewport: { width: 390, height: 844 } })
    // A browser asks first at the beginning of its period.
    await page.addInitScript(() => {
      Math.random = () => 0
    })
    const asked: Promise<Record<string, string>>[] = []
    page.on('request', (request) => {
      if (request.url().includes('/live/mateix/')) asked.push(request.allHeaders())
    })
    /** The next page of a browser whose last request was long ago. */
    const visitLater = async (path: string) => {
      const before = asked.length
      await page.evaluate((key) => localStorage.removeItem(`${key}-plan`), FEED)
      await page.goto(address(path, { engine }))
      await expect.poll(() => asked.length).toBe(before + 1)
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
    await visitLater('/cercador')
    const known = await asked.at(-1)
    expect(known?.['if-none-match']).toBeTruthy()
    await withNews.click()
    await page.waitForURL('**/ultima-hora/')
    await expect.poll(status).not.toBe('new')
    expect(await latest.getAttribute('aria-current')).toBe('page')
    expect(await withNews.count()).toBe(0)
    expect(problems.errors).toEqual([])
  },
)

it.each(engines)('a closed alert stays away on the next page, $engine', async ({ engine }) => {
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
