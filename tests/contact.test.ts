import { expect, it } from 'vitest'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { itInProof } from '#testing/byTier.ts'
import { messages } from '#widgets/contact/contact.messages.ts'
import { messages as errorMessages } from '#widgets/error-page/error-page.messages.ts'
import { isFocused, tabTo } from './support/keyboard.ts'
import { loadIntl } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { stopClock } from './support/stopClock.ts'

const { address, read, reader, url } = startNewspaper()

const journeys = [
  ['ca', 'react'],
  ['de', 'lite'],
] as const

it.each(journeys)('a message is sent to the newspaper by keyboard alone: %s, %s', async (lang, engine) => {
  const { page, problems } = await read('/contacte.html', { lang, engine })
  const { t } = loadIntl(lang)
  const field = (message: { id: string }) => page.getByLabel(t(message), { exact: true })
  await tabTo(page, field(messages.name))
  await page.keyboard.type('Nausica Riera')
  await page.keyboard.press('Tab')
  // Text beyond the limit is cut.
  await page.keyboard.type('x'.repeat(120))
  expect((await field(messages.message).inputValue()).length).toBe(100)
  await page.reload()
  await expect.poll(() => field(messages.name).inputValue()).toBe('Nausica Riera')
  await tabTo(page, page.getByRole('button', { name: t(messages.send), exact: true }))
  await page.keyboard.press('Enter')
  await page.getByText(t(messages.sentText)).waitFor()
  expect(problems.errors).toEqual([])
})

itInProof.each(journeys)('a message that is not sent stays in its field: %s, %s', async (lang, engine) => {
  const { page, context } = await reader()
  await page.clock.install()
  await page.goto(address('/contacte.html', { lang, engine, fault: 'contact:timeoutx1' }))
  const { t } = loadIntl(lang)
  const field = (message: { id: string }) => page.getByLabel(t(message), { exact: true })
  const send = page.getByRole('button', { name: t(messages.send), exact: true })
  const unreachable = page.getByRole('alert').filter({ hasText: t(failureMessages.unreachable) })
  await field(messages.name).fill('Nausica Riera')
  // An emoji that would cross the limit is dropped, not cut in two.
  await field(messages.message).fill(`${'x'.repeat(99)}👨‍👩‍👧`)
  await expect.poll(() => field(messages.message).inputValue()).toBe('x'.repeat(99))

  await stopClock(page)
  // The time-out begins with the request.
  const sent = page.waitForRequest('**/contact')
  await send.click()
  await sent
  await page.getByText(t(messages.sending)).waitFor({ state: 'attached' })
  await page.clock.fastForward(9_000)
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.clock.fastForward(2_000)
  await unreachable.waitFor()

  await context.setOffline(true)
  const lost = page.waitForEvent('requestfailed')
  await send.click()
  await lost
  await unreachable.waitFor()
  await context.setOffline(false)
  await expect.poll(() => field(messages.message).inputValue()).toBe('x'.repeat(99))

  await send.click()
  // The clock is stopped: the focus must move together with the view, not after a delay.
  await expect.poll(() => isFocused(page.getByRole('heading', { name: t(messages.sentTitle) }))).toBe(true)
  await page.getByRole('button', { name: t(messages.again), exact: true }).press('Enter')
  await expect.poll(() => isFocused(field(messages.message))).toBe(true)
  await expect.poll(() => field(messages.message).inputValue()).toBe('')
})

it.each(journeys)('a “not found” page links to the front page, by keyboard: %s, %s', async (lang, engine) => {
  const { page } = await read('/no-hi-es', { lang, engine })
  const { t } = loadIntl(lang)
  await page.getByRole('heading', { name: t(errorMessages.missingTitle) }).waitFor()
  await tabTo(page, page.getByRole('link', { name: t(errorMessages.home) }))
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.origin === url() && address.pathname === '/')
})
