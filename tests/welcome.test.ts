import { expect, it } from 'vitest'
import { problemMessages } from '#kit/validation/validation.messages.ts'
import { messages } from '#widgets/welcome/welcome.messages.ts'
import { isFocused, tabTo } from './support/keyboard.ts'
import { loadIntl } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'

const { read, url } = startNewspaper()

it.each([
  ['ca', 'react'],
  ['de', 'lite'],
] as const)('the welcome page works by keyboard and redirects to the backUrl: %s, %s', async (lang, engine) => {
  const { page, context, problems } = await read('/usuari/benvinguda?backUrl=%2Fenquestes', {
    persona: 'unvalidated',
    lang,
    engine,
  })
  const { t } = loadIntl(lang)
  const field = (message: { id: string }) => page.getByLabel(t(message), { exact: true })
  await page.getByRole('heading', { level: 1, name: t(messages.titleName, { name: 'Noema' }) }).waitFor()

  await tabTo(page, page.getByRole('button', { name: t(messages.resend) }))
  await page.keyboard.press('Enter')
  await page.getByText(t(messages.resent)).waitFor()

  await tabTo(page, field(messages.phone))
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await page.getByText(t(problemMessages.phoneInvalid)).waitFor()
  await expect.poll(() => isFocused(field(messages.phone))).toBe(true)
  await page.reload()
  await expect.poll(() => field(messages.phone).inputValue()).toBe('12')
  await tabTo(page, field(messages.phone))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('971 12 34 56')
  await page.keyboard.press('Tab')
  await page.keyboard.type('07001')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${url()}/enquestes`)

  const mail = await context.newPage()
  await mail.goto(`${url()}/mock/mail`)
  await mail.locator('.mails a').first().click()
  await mail.waitForURL('**/mock/mail?validated=1')
  await page.goto(`${url()}/usuari/benvinguda`)
  await expect.poll(() => field(messages.phone).inputValue()).toBe('971123456')
  await expect.poll(() => field(messages.postalCode).inputValue()).toBe('07001')
  expect(problems.errors).toEqual([])
})
