import { describe, expect, it } from 'vitest'
import { messages } from '../widgets/page-shell/page-shell.messages.ts'
import { isFocused, tabTo } from './support/keyboard.ts'
import { startNewspaper } from './support/newspaper.ts'
import { engines } from './support/site.ts'
import { t } from './support/words.ts'

const { read, url } = startNewspaper()

describe.each(engines)('the page shell, $engine', ({ engine }) => {
  it('registers the site’s worker under the strict policy', async () => {
    const { page, complaints } = await read('/tarifes', { engine })
    const workers = () =>
      page.evaluate(async () => {
        const found = await navigator.serviceWorker.getRegistrations()
        return found.map(({ scope, active }) => [scope, active?.scriptURL])
      })
    await expect.poll(workers).toEqual([[`${url()}/`, `${url()}/service-worker.js`]])
    expect(complaints.errors).toEqual([])
  })

  it('tells of the payment on the home page, by keyboard, and not again on the next visit', async () => {
    const { page, complaints } = await read('/', { engine, persona: 'unpaid-subscriber' })
    const dialog = page.getByRole('dialog', { name: t(messages.expiringTitle) })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('[data-widget=page-shell][data-widget-state=ready]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    expect(await dialog.count()).toBe(0)
    expect(complaints.errors).toEqual([])
  })

  it('never shows two at once: steps back for a window that the page opens, and comes back', async () => {
    const { page } = await read('/', { engine, persona: 'unpaid-registered' })
    const dialog = page.getByRole('dialog', { name: t(messages.expiredTitle) })
    await dialog.waitFor()
    await page.evaluate(() => {
      const consent = document.createElement('dialog')
      consent.setAttribute('aria-label', 'Consent')
      consent.append(document.createElement('button'))
      document.body.append(consent)
      consent.showModal()
    })
    await dialog.waitFor({ state: 'detached' })
    const consent = page.getByRole('dialog', { name: 'Consent' })
    expect(await consent.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor()
    expect(await consent.isVisible()).toBe(false)
  })

  it('reminds of the e-mail address, has the mail sent and stays closed, by keyboard', async () => {
    const { page, complaints } = await read('/', { engine, persona: 'unvalidated' })
    const bar = page.getByRole('region', { name: t(messages.reminder) })
    const resend = bar.getByRole('button', { name: t(messages.resend) })
    await tabTo(page, resend, 120)
    await page.keyboard.press('Enter')
    await page.getByText(t(messages.resent)).waitFor()
    expect(await isFocused(resend)).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await bar.waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('[data-widget=page-shell][data-widget-state=ready]').waitFor({ state: 'attached' })
    expect(await bar.count()).toBe(0)
    expect(complaints.errors).toEqual([])
  })
})
