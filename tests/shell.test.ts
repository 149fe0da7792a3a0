import { describe, expect } from 'vitest'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import { messages } from '#widgets/page-shell/page-shell.messages.ts'
import { alternateEngines } from './support/alternateEngines.ts'
import { getConversation } from './support/conversation.ts'
import { holdRequests } from './support/holdRequests.ts'
import { isFocused, tabTo } from './support/keyboard.ts'
import { t } from './support/loadIntl.ts'
import { article, startNewspaper } from './support/newspaper.ts'

const { address, read, reader, url } = startNewspaper()

describe('the page shell', () => {
  const test = alternateEngines()

  test('registers the site’s worker under the strict policy', async ({ engine }) => {
    const { page, problems } = await read('/tarifes', { engine })
    const workers = () =>
      page.evaluate(async () => {
        const found = await navigator.serviceWorker.getRegistrations()
        return found.map(({ scope, active }) => [scope, active?.scriptURL])
      })
    await expect.poll(workers).toEqual([[`${url()}/`, `${url()}/service-worker.js`]])
    expect(problems.errors).toEqual([])
  })

  test('shows the payment modal on the home page, usable by keyboard, and not again on the next visit', async ({
    engine,
  }) => {
    const { page, problems } = await read('/', { engine, persona: 'unpaid-subscriber' })
    const dialog = page.getByRole('dialog', { name: t(messages.expiringTitle) })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('[data-widget=page-shell][data-widget-state=ready]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    expect(await dialog.count()).toBe(0)
    expect(problems.errors).toEqual([])
  })

  test.inProof(
    'never shows two modals at once: hides one for a modal of the page, and restores it afterwards',
    async ({ engine }) => {
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
      await expect.poll(() => consent.isVisible()).toBe(true)
      await page.keyboard.press('Escape')
      await dialog.waitFor()
      expect(await consent.isVisible()).toBe(false)
    },
  )

  test.inProof('shows the reminder after the modal is closed, and restores the focus', async ({ engine }) => {
    const { page } = await read('/opinio/', { engine, persona: 'unvalidated' })
    const bar = page.getByRole('region', { name: t(messages.reminder) })
    await bar.waitFor()
    const help = page.getByRole('link').first()
    await help.focus()
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('quiosc:show-modal', { detail: { name: 'bannedComments' } })),
    )
    const dialog = page.getByRole('dialog', { name: t(messages.bannedTitle) })
    await dialog.waitFor()
    await bar.waitFor({ state: 'hidden' })
    // The focus is trapped: nothing below the modal can be reached.
    for (const _ of [1, 2, 3, 4]) {
      await page.keyboard.press('Tab')
      expect(await isFocused(help)).toBe(false)
      expect(await bar.isVisible()).toBe(false)
    }
    await page.keyboard.press('Escape')
    await bar.waitFor()
    await expect.poll(() => isFocused(help)).toBe(true)
  })

  test.inProof('shows banned readers one dialog, whichever part of the page opens it first', async ({ engine }) => {
    const { page, problems } = await read(`${article('1002')}#comentaris`, { engine, persona: 'banned' })
    const { comments, like } = getConversation(page)
    const button = like(comments.first())
    await button.click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await expect.poll(() => dialog.getByText(t(messages.bannedText)).count()).toBe(1)
    await expect.poll(() => page.locator('[data-widget=page-shell]').getByRole('dialog').count()).toBe(1)
    await expect.poll(() => dialog.count()).toBe(1)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(button)).toBe(true)
    expect(problems.errors).toEqual([])
  })

  test.inProof(
    'stays silent when the modals’ code does not load, and shows them at the next opportunity',
    async ({ engine }) => {
      const { page, context } = await reader()
      const requested: string[] = []
      await context.route(/\/chunks\/page-shell-openModals-/, (route) => {
        requested.push(route.request().url())
        return requested.length <= 2 ? route.abort() : route.continue()
      })
      await page.goto(address('/', { engine, persona: 'unpaid-subscriber' }))
      await expect.poll(() => new Set(requested).size).toBe(2)
      const shell = page.locator('[data-widget=page-shell]')
      await expect.poll(() => shell.getAttribute('data-widget-state')).toBe('ready')
      expect(await page.getByRole('dialog').count()).toBe(0)
      expect(await page.getByRole('alert').allTextContents()).not.toContain(t(failureMessages.generic))
      await page.reload()
      await page.getByRole('dialog', { name: t(messages.expiringTitle) }).waitFor()
    },
  )

  test.inProof(
    'shows an error when a requested modal does not load, and opens it on the next click',
    async ({ engine }) => {
      const { page, context } = await reader()
      let lost = 0
      await context.route(/\/chunks\/page-shell-openModals-/, (route) =>
        ++lost <= 2 ? route.abort() : route.continue(),
      )
      await page.goto(address(`${article('1002')}#comentaris`, { engine, persona: 'banned' }))
      const { comments, like } = getConversation(page)
      await like(comments.first()).click()
      await page.getByText(t(failureMessages.generic)).waitFor()
      expect(await page.getByRole('dialog').count()).toBe(0)
      await like(comments.first()).click()
      await page.getByRole('dialog', { name: t(messages.bannedTitle) }).waitFor()
    },
  )

  test.inProof('opens one prompt, for the last of two clicks, on a slow connection', async ({ engine }) => {
    const { page, context } = await reader()
    await page.goto(address('/', { engine }))
    const release = await holdRequests(context, /\/chunks\/login-prompt/)
    const open = (reason: string, id: string) =>
      page.evaluate(
        ([kind, target]) =>
          void Object.assign(document.body.appendChild(document.createElement('div')).dataset, {
            widget: 'follow',
            kind,
            id: target,
            name: target,
            load: 'eager',
          }),
        [reason, id] as const,
      )
    await open('author', 'Ada')
    await open('topic', 'Ports')
    for (const id of ['Ada', 'Ports']) {
      const host = page.locator(`[data-widget=follow][data-id=${id}]`)
      await host.getByRole('button').click()
    }
    await expect.poll(() => page.locator('[data-widget=login-prompt]').count()).toBe(1)
    release()
    await page.getByRole('dialog').waitFor()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t(uiMessages.close) })
      .click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    // Both buttons still work.
    await page.locator('[data-widget=follow][data-id=Ada]').getByRole('button').click()
    await page.getByRole('dialog').waitFor()
  })

  test.inProof('shows the e-mail reminder, sends the mail and stays closed, by keyboard', async ({ engine }) => {
    const { page, problems } = await read('/contacte.html', { engine, persona: 'unvalidated' })
    const bar = page.getByRole('region', { name: t(messages.reminder) })
    const resend = bar.getByRole('button', { name: t(messages.resend) })
    await tabTo(page, resend, 120)
    await page.keyboard.press('Enter')
    await bar.getByText(t(messages.reminderSent)).waitFor()
    await expect.poll(() => isFocused(resend)).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await bar.waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('[data-widget=page-shell][data-widget-state=ready]').waitFor({ state: 'attached' })
    expect(await bar.count()).toBe(0)
    expect(problems.errors).toEqual([])
  })
})
