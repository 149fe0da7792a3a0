import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { itInProof } from '#testing/byTier.ts'
import { messages } from '#widgets/follow/follow.messages.ts'
import { messages as prompt } from '#widgets/login-prompt/login-prompt.messages.ts'
import { alternateEngines } from './support/alternateEngines.ts'
import { isFocused, tabTo } from './support/keyboard.ts'
import { t } from './support/loadIntl.ts'
import { article, startNewspaper } from './support/newspaper.ts'
import { engines, openTestPage } from './support/site.ts'

const { address, read, reader, url } = startNewspaper()

/** Has a button for its column and two for its author: in the byline and at the end of the text. */
const column = article('1002')
const roser = 'Roser Puigventós'

const follow = (page: Page, name: string) => page.getByRole('button', { name: `${t(messages.follow)} ${name}` })
const followed = (page: Page, name: string) =>
  page.getByRole('button', { name: `${t(messages.followed)} ${name}. ${t(messages.unfollow)}` })

/** Scrolls until the buttons at the end of the article mount. */
const goToEnd = (page: Page) => page.getByRole('heading', { name: 'Qui ho signa' }).scrollIntoViewIfNeeded()
const countOf = (buttons: Locator) => expect.poll(() => buttons.count())

describe.each(engines)('the button to follow, $engine', ({ engine }) => {
  it('works by keyboard: follow, dismiss the notifications offer, unfollow, undo', async () => {
    const { page, problems } = await read(column, { engine, persona: 'founder' })
    const button = follow(page, roser).first()
    await button.waitFor()
    await tabTo(page, button)
    await page.keyboard.press('Enter')

    const offer = page.getByRole('group', { name: t(messages.offerTitle) })
    await offer.waitFor()
    await tabTo(page, offer.getByRole('button', { name: t(messages.later) }))
    await page.keyboard.press('Enter')
    await offer.waitFor({ state: 'detached' })

    const kept = followed(page, roser).first()
    await expect.poll(() => isFocused(kept)).toBe(true)
    await page.keyboard.press('Space')
    await page
      .getByRole('status')
      .filter({ hasText: t(messages.noLongerFollowed, { name: roser }) })
      .first()
      .waitFor()
    await tabTo(page, page.getByRole('button', { name: t(messages.undo) }), 120)
    await page.keyboard.press('Enter')
    await kept.waitFor()
    await expect.poll(() => isFocused(kept)).toBe(true)
    expect(problems.errors).toEqual([])
  })
})

describe('the buttons to follow', () => {
  const test = alternateEngines()

  test.inProof(
    'are all updated, on the page and in other tabs, with one request for the interests',
    async ({ engine }) => {
      const { page, context } = await reader()
      const requested: string[] = []
      context.on('request', (request) => {
        if (request.url().includes('/user/interest')) requested.push(request.url())
      })
      await page.goto(address(column, { engine, persona: 'founder' }))
      await goToEnd(page)
      await countOf(follow(page, roser)).toBe(2)
      const other = await context.newPage()
      await other.goto(`${url()}${column}`)
      await goToEnd(other)
      await countOf(follow(other, roser)).toBe(2)
      expect(requested).toHaveLength(1)

      await follow(other, roser).first().click()
      for (const tab of [page, other]) await countOf(followed(tab, roser)).toBe(2)
      await followed(page, roser).last().click()
      for (const tab of [page, other]) await countOf(follow(tab, roser)).toBe(2)
    },
  )

  test.inProof('open the login prompt for a visitor, and resume the follow after the sign-in', async ({ engine }) => {
    const { page, problems } = await read(column, { engine })
    await follow(page, roser).first().click()
    const loginPrompt = page.getByRole('dialog', { name: t(prompt.followTitle) })
    await loginPrompt.getByRole('link', { name: t(prompt.signIn) }).click()
    await page.waitForURL(/\/usuari\/login/)
    const back = new URL(new URL(page.url()).searchParams.get('backUrl') ?? '', page.url())
    // Signs in with the mock's persona parameter: the login form has its own tests.
    back.searchParams.set('persona', 'founder')
    await page.goto(back.href)
    await page
      .getByRole('status')
      .filter({ hasText: t(messages.nowFollowed, { name: roser }) })
      // The button's live region and the snackbar have the same text.
      .first()
      .waitFor()
    await followed(page, roser).first().waitFor()
    expect(new URL(page.url()).hash).toBe('')
    expect(problems.errors).toEqual([])
  })
})

itInProof('the buttons to follow roll back a failed follow, and work on the second click', async () => {
  const { page } = await read('/perfil/2003', { persona: 'founder', fault: 'follow.user:500x1' })
  const button = page.getByRole('button', { name: new RegExp(`^${t(messages.follow)}`) })
  await button.click()
  await page
    .getByRole('alert')
    .filter({ hasText: t(messages.lost, { reason: '' }).trim() })
    .waitFor()
  await button.click()
  await page.getByRole('button', { name: new RegExp(`^${t(messages.followed)}`) }).waitFor()
})

itInProof('the button to follow is not rendered on the reader’s own profile', async () => {
  const { page } = await reader()
  await page.request.get(`${url()}/mock?persona=subscriber`)
  const marker =
    '<div data-widget="follow" data-load="eager" data-kind="user" data-id="9006"><a href="/">Segueix</a></div>'
  await openTestPage(page, url(), { body: marker, script: '/quiosc/widgets.js' })
  await page.locator('[data-widget=follow][data-widget-state=ready]').waitFor({ state: 'attached' })
  expect(await page.getByRole('button', { name: new RegExp(`^${t(messages.follow)}`) }).count()).toBe(0)
  expect(await page.getByRole('link', { name: t(messages.follow), exact: true }).count()).toBe(0)
})
