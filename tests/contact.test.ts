import { expect, it } from 'vitest'
import { messages } from '../widgets/contact/contact.messages.ts'
import { messages as errorMessages } from '../widgets/error-page/error-page.messages.ts'
import { tabTo } from './support/keyboard.ts'
import { startNewspaper } from './support/newspaper.ts'
import { wordsOf } from './support/words.ts'

const { read, url } = startNewspaper()

const journeys = [
  ['ca', 'react'],
  ['de', 'lite'],
] as const

it.each(journeys)('a reader writes to the newspaper by keyboard alone: %s, %s', async (lang, engine) => {
  const { page, complaints } = await read('/contacte.html', { lang, engine })
  const { t } = wordsOf(lang)
  const field = (message: { id: string }) => page.getByLabel(t(message), { exact: true })
  await tabTo(page, field(messages.name))
  await page.keyboard.type('Nausica Riera')
  await page.keyboard.press('Tab')
  // What is typed beyond the limit is cut.
  await page.keyboard.type('x'.repeat(120))
  expect((await field(messages.message).inputValue()).length).toBe(100)
  await page.reload()
  await expect.poll(() => field(messages.name).inputValue()).toBe('Nausica Riera')
  await tabTo(page, page.getByRole('button', { name: t(messages.send), exact: true }))
  await page.keyboard.press('Enter')
  await page.getByText(t(messages.sentText)).waitFor()
  expect(complaints.errors).toEqual([])
})

it.each(journeys)('a page that is not there leads back to the front page by keyboard: %s, %s', async (lang, engine) => {
  const { page } = await read('/no-hi-es', { lang, engine })
  const { t } = wordsOf(lang)
  await page.getByRole('heading', { name: t(errorMessages.missingTitle) }).waitFor()
  await tabTo(page, page.getByRole('link', { name: t(errorMessages.home) }))
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.origin === url() && address.pathname === '/')
})
