import { describe, expect } from 'vitest'
import { blockingTexts } from '#mocks/backend/paywall/blockingTexts.ts'
import { readStories } from '#newspaper/content/readStories.ts'
import { offerMessages } from '#page/overlays/offer.messages.ts'
import { messages } from '#widgets/paywall/paywall.messages.ts'
import { alternateEngines } from './support/alternateEngines.ts'
import { stubApp } from './support/app.ts'
import { recordLayoutShifts } from './support/layoutShifts.ts'
import { t } from './support/loadIntl.ts'
import { article, startNewspaper } from './support/newspaper.ts'

const { read, reader, address, url } = startNewspaper()

const closed = article('1004')
const wall = { name: blockingTexts.ca.title ?? '' }
const login = { name: t(offerMessages.alreadySubscriber) }
/** The last words of the part behind the paywall. */
const end = readStories()('1004', 'ca').blocks.at(-1)
const lastWords = end && 'text' in end ? end.text.slice(-30) : 'The story ends with words.'

describe('the paywall', () => {
  const test = alternateEngines()

  test('has the matching message for each kind of reader', async ({ engine }) => {
    const { page } = await read(closed, { engine })
    await page.getByRole('heading', wall).waitFor()
    await page.getByRole('link', login).waitFor()
    expect(await page.getByText(lastWords).count()).toBe(0)

    await page.goto(address(closed, { persona: 'registered' }))
    await page.getByRole('heading', wall).waitFor()
    expect(await page.getByRole('link', login).count()).toBe(0)

    await page.goto(address(closed, { persona: 'unpaid-subscriber' }))
    await expect.poll(() => page.getByText(lastWords).isVisible()).toBe(true)
    await page.goto(address(article('1006'), { persona: 'unpaid-subscriber' }))
    await page.getByRole('heading', { name: t(messages.unpaidTitle) }).waitFor()
    await page.getByRole('link', { name: t(messages.unpaidCta) }).click()
    await page.waitForURL('**/portada/pagament-pendent**')

    await page.goto(address(closed, { persona: 'subscriber' }))
    await page.locator('[data-widget=paywall][data-widget-state=ready]').waitFor({ state: 'attached' })
    await expect.poll(() => page.getByText(lastWords).isVisible()).toBe(true)
    expect(await page.locator('[data-widget=paywall]').getByRole('heading').count()).toBe(0)
  })

  test('leaves no white space when it is folded, and moves nothing while it loads', async ({ engine }) => {
    const { page } = await reader()
    const shifted = await recordLayoutShifts(page)
    await page.goto(address(closed, { engine }))
    const fold = page.getByRole('button', wall)
    await fold.waitFor()
    expect(await shifted()).toBeLessThan(0.01)

    const place = page.locator('[data-widget=paywall]').filter({ has: fold })
    const heightOf = () => place.evaluate((element) => element.clientHeight)
    expect(await heightOf()).toBeGreaterThan(300)
    await fold.click()
    await expect.poll(heightOf).toBe(0)
    await expect.poll(() => place.getAttribute('data-widget-view')).toBe('folded')
  })

  test('opens an article for a minute with a voucher', async ({ engine }) => {
    const { page, context } = await read(closed, { engine })
    await page.getByRole('heading', wall).waitFor()
    await page.evaluate(() => {
      document.dispatchEvent(new CustomEvent('quiosc:content-voucher', { detail: { contentId: '1004' } }))
    })
    await page.getByText(lastWords).waitFor()
    const voucher = (await context.cookies()).find(({ name }) => name === 'nx-paywall-content-voucher')
    const seconds = (voucher?.expires ?? 0) - Date.now() / 1000
    expect(seconds).toBeGreaterThan(30)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(await page.getByRole('heading', wall).count()).toBe(0)
  })

  test.inProof('works with malformed cookies', async ({ engine }) => {
    const { page, context, problems } = await reader()
    const hostile = ['{"accessGranted":', 'null', '{"accessGranted":"yes"}', '<script>alert(1)</script>']
    await page.goto(address(closed, { engine }))
    for (const value of ['%E0%A4%A', ...hostile.map(encodeURIComponent)]) {
      await context.addCookies([{ name: 'nx-paywall-data-1004', value, url: url() }])
      problems.errors.length = 0
      await page.reload()
      await page.getByRole('heading', wall).waitFor()
      await expect.poll(() => problems.errors.join()).toContain('The cookie nx-paywall-data-1004 was ignored')
      expect(problems.errors.filter((error) => !error.includes(' ignored'))).toEqual([])
      expect(await page.getByText(lastWords).count()).toBe(0)
    }
  })

  test.inProof('opens the app’s own login screen', async ({ engine }) => {
    const { page } = await reader()
    const sent = await stubApp(page)
    await page.goto(address('/previsualitzacio/paywall?type=login-register', { engine, app: 'android' }))
    const form = page.locator('[data-widget=paywall]')
    await form.getByRole('button', { name: t(messages.loginApp) }).click()
    await expect.poll(sent).toContainEqual({ action: 'showLogin', payload: { backUrl: page.url() } })
    expect(await form.getByRole('textbox').count()).toBe(0)
    expect(await form.getByRole('link').count()).toBe(0)
  })
})
