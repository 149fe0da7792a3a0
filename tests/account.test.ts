import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { accountMessages } from '#kit/account/account.messages.ts'
import { problemMessages } from '#kit/validation/validation.messages.ts'
import type { Language } from '#lib/site/config/config.ts'
import { byTier } from '#testing/byTier.ts'
import { messages as changeMessages } from '#widgets/change-password/change-password.messages.ts'
import { messages as headerMessages } from '#widgets/header/header.messages.ts'
import { messages } from '#widgets/login/login.messages.ts'
import { messages as registerMessages } from '#widgets/register/register.messages.ts'
import { alternateEngines } from './support/alternateEngines.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { holdRequests } from './support/holdRequests.ts'
import { isFocused, tabTo } from './support/keyboard.ts'
import { languagesOnEngines } from './support/languagesOnEngines.ts'
import { loadIntl } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openTestPage } from './support/site.ts'

const { address, read, reader, url } = startNewspaper()

const PASSWORD = 'Portclar2026'
const NEW_PASSWORD = 'Travessia-27'

/** Console messages to ignore: the browser logs each refused request itself. */
const unexpected = (errors: readonly string[]) => errors.filter((error) => !/Failed to load resource/.test(error))

/** Drives the account pages by keyboard. */
function accountOn(page: Page, lang: Language) {
  const { t } = loadIntl(lang)
  const field = (message: { id: string }) => page.getByLabel(t(message), { exact: true })
  /** Types into the field that the step has focused. */
  const type = async (message: { id: string }, text: string) => {
    await expect.poll(() => isFocused(field(message))).toBe(true)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  }
  const go = async (role: 'button' | 'link', message: { id: string }) => {
    await tabTo(page, page.getByRole(role, { name: t(message), exact: true }))
    await page.keyboard.press('Enter')
  }
  return {
    t,
    field,
    type,
    go,
    enter: () => page.keyboard.press('Enter'),
    title: (message: { id: string }) => page.getByRole('heading', { level: 1, name: t(message) }).waitFor(),
    /** Follows the newspaper's login link, whose backUrl is the page that holds it. */
    async open() {
      await tabTo(page, page.locator('.head-place[data-widget-state=ready] a[href^="/usuari/login"]:visible'))
      await page.keyboard.press('Enter')
      await page.waitForURL('**/usuari/login?backUrl=*')
      await tabTo(page, field(accountMessages.email))
    },
    home: () => page.waitForURL(`${url()}/enquestes`),
  }
}

/** The longest journey: once per language, half of them on each engine. */
describe.each(languagesOnEngines)('an account by keyboard, %s, %s', (lang, engine) => {
  it('is created despite a mistake, its password is reset, and each flow returns to its backUrl', async () => {
    const { page, context, problems } = await read('/enquestes', { lang, engine })
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const { t, field, type, go, enter, title, open, home } = accountOn(page, lang)

    await open()
    await type(accountMessages.email, 'nausica@illa.example')
    await enter()
    await title(registerMessages.title)
    await type(accountMessages.password, PASSWORD)
    await enter()
    await type(registerMessages.name, 'Redacció')
    await page.keyboard.press('Tab')
    await type(registerMessages.surname, 'Riera i Puig')
    await page.keyboard.press('Tab')
    await type(registerMessages.birthdate, '23/04/1990')
    const refusal = page.waitForResponse('**/user/register')
    await enter()
    expect((await refusal).status()).toBe(400)
    await page.getByText(t(problemMessages.nameInvalid)).waitFor()
    await type(registerMessages.name, 'Nausica')
    await enter()
    await title(registerMessages.createdTitle)
    await go('link', registerMessages.finish)
    await home()
    await page.getByRole('link', { name: 'Nausica' }).waitFor()

    await page.goto(`${url()}/usuari/logout?backUrl=%2Fenquestes`)
    await open()
    await type(accountMessages.email, 'nausica@illa.example')
    await enter()
    await type(accountMessages.password, 'no-hi-caic')
    expect(await document(page, 'form[method=post] input[autocomplete=current-password]')).toBe('password')
    expect(await document(page, 'form[method=post] input[autocomplete=username]')).toBe('username')
    await enter()
    await page.getByText(t(messages.credentials)).waitFor()
    await go('button', messages.forgot)
    await expect.poll(() => isFocused(field(accountMessages.email))).toBe(true)
    await enter()
    await title(messages.sentTitle)

    const mail = await context.newPage()
    await mail.goto(`${url()}/mock/mail`)
    await tabTo(mail, mail.locator('.mails a[href*="token="]'))
    await mail.keyboard.press('Enter')
    const other = accountOn(mail, lang)
    await tabTo(mail, other.field(changeMessages.password))
    await other.type(changeMessages.password, NEW_PASSWORD)
    await tabTo(mail, other.field(changeMessages.again))
    await other.type(changeMessages.again, NEW_PASSWORD)
    await other.enter()
    await other.title(changeMessages.changedTitle)

    await go('button', messages.toPassword)
    await type(accountMessages.password, NEW_PASSWORD)
    await enter()
    await home()
    await page.getByRole('link', { name: 'Nausica' }).waitFor()
    // The browser's back button leaves the forms, and forward returns.
    await page.goBack()
    await page.getByText(t(accountMessages.already, { nick: 'Nausica' })).waitFor()
    await go('link', accountMessages.goOn)
    await home()
    expect(requested.filter((address) => address.includes(PASSWORD) || address.includes(NEW_PASSWORD))).toEqual([])
    expect(unexpected(problems.errors)).toEqual([])
  })
})

/** The name of a control in the light DOM. */
const document = (page: Page, selector: string) =>
  page.evaluate((query) => globalThis.document.querySelector(query)?.getAttribute('name'), selector)

describe('other ways into an account', () => {
  const test = alternateEngines()

  test.inProof('a reader signs in with a social account and returns to the backUrl', async ({ engine }) => {
    const { page } = await read('/enquestes', { engine })
    const { open, go, t } = accountOn(page, 'ca')
    await open()
    await tabTo(page, page.getByRole('link', { name: t(accountMessages.with, { company: 'Google' }) }))
    await page.keyboard.press('Enter')
    await page.waitForURL(`${url()}/enquestes`)
    await page.getByRole('link', { name: 'Mariona' }).waitFor()
    await page.goto(`${url()}/usuari/login?backUrl=%2Fenquestes`)
    await page.getByText(t(accountMessages.already, { nick: 'Mariona' })).waitFor()
    await go('link', accountMessages.goOn)
    await page.waitForURL(`${url()}/enquestes`)
  })

  test.inProof('a blocked account is validated by mail, and then the reader can sign in', async ({ engine }) => {
    const { page, context } = await read('/enquestes', { engine })
    const { open, type, enter, go, t, home } = accountOn(page, 'ca')
    await open()
    await type(accountMessages.email, 'bloquejat@elfar.example')
    await enter()
    await type(accountMessages.password, PASSWORD)
    await enter()
    await page.getByText(t(messages.blockedText)).waitFor()
    await go('button', messages.sendMail)
    await page.getByText(t(messages.mailSent, { email: 'bloquejat@elfar.example' })).waitFor()
    const mail = await context.newPage()
    await mail.goto(`${url()}/mock/mail`)
    await mail.locator('.mails a').first().click()
    await mail.waitForURL('**/mock/mail?validated=1')
    await go('button', accountMessages.back)
    await type(accountMessages.password, PASSWORD)
    await enter()
    await home()
  })

  const foreign = [
    ...['javascript:alert(1)', '//evil.example', '/\\evil.example', 'https://evil.example/%2F..', '/\t/evil.example'],
    ...['data:text/html,<script>alert(1)</script>', 'https://127.0.0.1@evil.example', '//evil%E3%80%82example'],
    `//evil.example/${'a'.repeat(4000)}`,
  ]
  for (const backUrl of byTier(foreign, foreign.slice(1, 2))) {
    test(`a sign-in with backUrl ${JSON.stringify(backUrl.slice(0, 40))} lands on the front page`, async ({
      engine,
    }) => {
      const query = new URLSearchParams({ backUrl, email: 'subscriber@elfar.example' })
      const { page } = await read(`/usuari/login?${query}`, { engine })
      const { type, enter, field } = accountOn(page, 'ca')
      await field(accountMessages.password).waitFor()
      await type(accountMessages.password, PASSWORD)
      await enter()
      await page.waitForURL(`${url()}/`)
    })
  }
})

const leavings = ['/usuari/logout?backUrl=%2F', '/api/front/user/logout']

describe.each(enginesByTier('react'))('a sign-in’s backUrl on $engine', ({ engine }) => {
  it.each(byTier(leavings, leavings.slice(0, 1)))('leads to no page that ends the sign-in: %s', async (backUrl) => {
    const query = new URLSearchParams({ backUrl, email: 'subscriber@elfar.example' })
    const { page, context } = await read(`/usuari/login?${query}`, { engine })
    const { type, enter, field } = accountOn(page, 'ca')
    await field(accountMessages.password).waitFor()
    await type(accountMessages.password, PASSWORD)
    await enter()
    await page.waitForURL(`${url()}/`)
    expect((await context.cookies()).map(({ name }) => name)).toContain('nx-session-user')
  })
})

it.each(enginesByTier('lite'))('no link hands a recovery mail’s token on, $engine', async ({ engine }) => {
  const { page } = await reader()
  const { t } = loadIntl('ca')
  // The header often comes before the form.
  const release = await holdRequests(page, '**/chunks/change-password-*.js')
  await page.goto(address('/usuari/canviar-contrasenya?token=mock-recovery', { engine }))
  await page
    .locator('[data-widget=header]')
    .getByRole('link', { name: t(headerMessages.signIn) })
    .waitFor()
  release()
  await page.getByLabel(t(changeMessages.password), { exact: true }).waitFor()
  expect(await page.locator('a[href*="backUrl="][href*="mock-recovery"]').count()).toBe(0)
})

it.each(enginesByTier('lite'))('no link in the app hands a provider’s grant on, $engine', async ({ script }) => {
  const { page } = await reader()
  // The bottom bar often comes before the form.
  const release = await holdRequests(page, '**/chunks/login-*.js')
  await openTestPage(page, url(), {
    script,
    classes: 'app-android',
    body: '<div data-widget="login"></div><div data-widget="bottom-bar"></div>',
    suffix: '?provider=apple&code=granted-code&token=granted-token',
  })
  await page.locator('[data-widget=bottom-bar] a[href*="backUrl="]').waitFor({ state: 'attached' })
  expect(await page.locator('a[href*=granted]').count()).toBe(0)
  const signIn = page.waitForRequest('**/user/login/apple')
  release()
  expect((await signIn).postDataJSON()).toEqual({ code: 'granted-code', token: 'granted-token' })
})
