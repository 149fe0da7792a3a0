import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { mountFifty, openFifty } from '#bench/fiftyButtons.ts'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { createToken } from '#mocks/backend/token.ts'
import { latest } from '#newspaper/content/latest/latest.ts'
import { itInProof } from '#testing/byTier.ts'
import { messages as promptMessages } from '#widgets/login-prompt/login-prompt.messages.ts'
import { dialogMessages, favouriteListMessages, messages } from '#widgets/save-to-list/save-to-list.messages.ts'
import { alternateEngines } from './support/alternateEngines.ts'
import { sendToPage, stubApp } from './support/app.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { isFocused, tabTo } from './support/keyboard.ts'
import { t } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { engines, openTestPage } from './support/site.ts'

const { address, read, reader, url } = startNewspaper()

const [first] = latest
const title = first?.title.ca ?? ''
const save = (page: Page) => page.getByRole('button', { name: t(messages.saveTitled, { title }) })
const saved = (page: Page) => page.getByRole('button', { name: t(messages.savedTitled, { title }) })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name })

/** Records the backend requests from now on, as method and path. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const [, call] = /\/api\/front\/(user\/(?!profile).*)/.exec(request.url()) ?? []
    if (call) calls.push(`${request.method()} ${call}`)
  })
  return calls
}

it.each(engines)(
  'saving takes one press, the next adds to a new list and removes from all lists by keyboard alone, with undo, $engine',
  async ({ engine }) => {
    const { page, problems } = await read('/ultima-hora/', { engine, persona: 'subscriber' })
    const { keyboard } = page
    await tabTo(page, save(page))
    await keyboard.press('Enter')
    await page.getByText(t(favouriteListMessages['save-ok'])).waitFor()
    await expect.poll(() => isFocused(saved(page))).toBe(true)
    await keyboard.press('Enter')
    await box(page, t(dialogMessages.all)).waitFor()
    await tabTo(page, page.getByRole('button', { name: t(dialogMessages.create) }))
    await keyboard.press('Enter')
    await expect.poll(() => isFocused(page.getByRole('textbox', { name: t(dialogMessages.name) }))).toBe(true)
    await keyboard.type('Viatges')
    await keyboard.press('Enter')
    await expect.poll(() => isFocused(box(page, 'Viatges'))).toBe(true)
    await page.getByText(t(favouriteListMessages['create-ok'])).waitFor()
    await tabTo(page, page.getByRole('button', { name: t(messages.save), exact: true }))
    await keyboard.press('Enter')
    await expect.poll(() => isFocused(saved(page))).toBe(true)

    // The next page shows it as saved, and there it is removed again.
    await page.reload()
    await saved(page).focus()
    await keyboard.press('Enter')
    await expect.poll(() => box(page, 'Viatges').isChecked()).toBe(true)
    await tabTo(page, box(page, t(dialogMessages.all)))
    await keyboard.press('Space')
    await tabTo(page, page.getByRole('button', { name: t(dialogMessages.delete) }))
    await keyboard.press('Enter')
    await page.getByText(t(messages.removed)).waitFor()
    await expect.poll(() => isFocused(save(page))).toBe(true)
    await keyboard.press('Tab')
    await expect.poll(() => isFocused(page.getByRole('button', { name: t(messages.undo) }))).toBe(true)
    await keyboard.press('Enter')
    await expect.poll(() => isFocused(saved(page))).toBe(true)
    expect(problems.errors).toEqual([])
  },
)

describe('saving an article', () => {
  const test = alternateEngines()

  test('opens the login prompt for a visitor, and is resumed after sign-in', async ({ engine }) => {
    const { page, problems } = await read('/ultima-hora/', { engine })
    await save(page).press('Enter')
    const prompt = page.getByRole('dialog', { name: t(promptMessages.saveTitle) })
    await prompt.getByRole('link', { name: t(promptMessages.signIn) }).press('Enter')
    await page.waitForURL('**/usuari/login?backUrl=*')
    // The mock signs in a reader who returns with a persona.
    const back = new URL(new URL(page.url()).searchParams.get('backUrl') ?? '')
    expect(back.hash).toBe('#quiosc-resume')
    back.searchParams.set('persona', 'subscriber')
    await page.goto(back.href)
    await page.getByText(t(favouriteListMessages['save-ok'])).waitFor()
    await saved(page).waitFor()
    expect(new URL(page.url()).hash).toBe('')
    expect(problems.errors).toEqual([])
  })

  // The view's own tests show it on React.
  itInProof('is not resumed for another reader than the one whose session has ended', async () => {
    const { page } = await read('/ultima-hora/', { engine: 'lite', persona: 'subscriber' })
    await save(page).click()
    await saved(page).click()
    await page.getByRole('button', { name: t(dialogMessages.create) }).click()
    await page.getByRole('textbox', { name: t(dialogMessages.name) }).fill('Viatges')
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(box(page, 'Viatges'))).toBe(true)
    await page.route('**/api/front/user/**', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 401 }) : route.continue(),
    )
    const confirm = page.getByRole('button', { name: t(messages.save), exact: true })
    await confirm.click()
    // The first press finds out that the session has ended.
    await page
      .getByRole('alert')
      .filter({ hasText: t(failureMessages.unauthorized) })
      .waitFor()
    await confirm.click()
    const prompt = page.getByRole('dialog', { name: t(promptMessages.saveTitle) })
    await prompt.getByRole('link', { name: t(promptMessages.signIn) }).click()
    await page.waitForURL('**/usuari/login?backUrl=*')
    const calls = watchCalls(page)
    const back = new URL(new URL(page.url()).searchParams.get('backUrl') ?? '')
    back.searchParams.set('persona', 'founder')
    await page.goto(back.href)
    await save(page).waitFor()
    expect(calls.filter((call) => /^POST|\/save$/.test(call))).toEqual([])
  })

  test.inProof('is resumed in place when the visitor signs in in another tab', async ({ engine }) => {
    const { page, context } = await read('/ultima-hora/', { engine })
    await save(page).click()
    await page.getByRole('dialog', { name: t(promptMessages.saveTitle) }).waitFor()
    const other = await context.newPage()
    await other.goto(address('/ultima-hora/', { persona: 'subscriber', engine }))
    await saved(page).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByText(t(favouriteListMessages['save-ok'])).waitFor()
  })

  test.inProof('opens the app’s own login screen in the app, and is resumed with the new token', async ({ engine }) => {
    const { page } = await reader()
    const sent = await stubApp(page)
    await page.goto(address('/ultima-hora/', { persona: 'anonymous', engine, app: 'android' }))
    await save(page).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t(promptMessages.signIn) })
      .click()
    const backUrl = `${page.url()}#quiosc-resume`
    await expect.poll(sent).toContainEqual({ action: 'showLogin', payload: { backUrl } })
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const token = createToken('subscriber', new Date())
    await sendToPage(page, { action: 'updateUserToken', payload: { token } })
    await saved(page).waitFor()
  })

  test.inProof('opens the prompt for a script’s request, and closing it does not navigate', async ({ engine }) => {
    const { page } = await read('/ultima-hora/', { engine })
    await save(page).waitFor()
    await page.evaluate(() => window.quiosc?.open('login-prompt'))
    await page.getByRole('dialog', { name: t(promptMessages.title) }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.locator('[data-panel]').count()).toBe(0)
  })

  test('saves on the click that loads it, instead of following the link', async ({ script }) => {
    const { page } = await read('/mock', { persona: 'subscriber' })
    const body = '<div data-widget="save-to-list" data-content-id="1101"><a href="/usuari/login">Desa-ho</a></div>'
    await openTestPage(page, url(), { body, script })
    await page.getByRole('link', { name: 'Desa-ho' }).click()
    await page.getByRole('button', { name: t(messages.savedName) }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/test-page')
  })

  test.inProof('shows an error snackbar above the open dialog', async ({ engine }) => {
    const fault = 'content.setLists:500x1'
    const { page } = await read('/ultima-hora/', { engine, persona: 'subscriber', fault })
    await save(page).click()
    await saved(page).click()
    await box(page, 'Receptes').check()
    const submit = page.getByRole('button', { name: t(messages.save), exact: true })
    await submit.click()
    const alert = page.getByRole('alert').filter({ hasText: /\S/ })
    await alert.waitFor()
    // It is clickable, so nothing covers it.
    await alert.locator('p').click()
    await submit.click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})

it.each(enginesByTier('lite'))('fifty buttons to save request the interests once, $engine', async ({ script }) => {
  const { page } = await reader()
  const calls = watchCalls(page)
  await openFifty(page, url(), script)
  await page.evaluate(mountFifty)
  await expect.poll(() => page.getByRole('button', { name: t(messages.saveName) }).count()).toBe(50)
  expect(calls).toEqual(['GET user/interest'])
})
