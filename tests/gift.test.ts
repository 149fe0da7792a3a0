import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { giftTexts } from '#mocks/backend/paywall/giftTexts.ts'
import { offerMessages } from '#page/overlays/offer.messages.ts'
import { messages as bar } from '#widgets/action-bar/action-bar.messages.ts'
import { messages as gift } from '#widgets/gift/gift.messages.ts'
import { dialogMessages } from '#widgets/save-to-list/save-to-list.messages.ts'
import { alternateEngines } from './support/alternateEngines.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { isFocused, tabTo } from './support/keyboard.ts'
import { t } from './support/loadIntl.ts'
import { article, startNewspaper } from './support/newspaper.ts'
import { signIn } from './support/signIn.ts'
import { engines } from './support/site.ts'

const { reader, read, address, url } = startNewspaper()

const closed = article('1004')
const actions = (page: Page) => page.getByRole('list', { name: t(bar.actions) }).first()
const giftButton = (page: Page) => actions(page).getByRole('button', { name: t(bar.gift) })
const giftDialog = (page: Page) => page.getByRole('dialog', { name: t(gift.title) })
const left = (within: ReturnType<typeof giftDialog>, count: number) => within.getByText(t(gift.remaining, { count }))

describe.each(engines)('the actions of an article, $engine', ({ engine }) => {
  it('gift it by keyboard alone, and the link opens the article for another reader', async () => {
    const giver = await reader({ permissions: ['clipboard-read', 'clipboard-write'] })
    const { page, problems } = giver
    await page.goto(address(closed, { engine, persona: 'subscriber' }))
    await tabTo(page, giftButton(page))
    await page.keyboard.press('Enter')
    const dialog = giftDialog(page)
    await left(dialog, 7).waitFor()
    const copy = dialog.getByRole('button', { name: t(gift.copy) })
    await tabTo(page, copy)
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: t(gift.copied) }).waitFor()
    await left(dialog, 6).waitFor()
    const link = await dialog.getByRole('textbox', { name: t(gift.link) }).inputValue()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(giftButton(page))).toBe(true)

    // The next page shows it as gifted, and the profile has the new count.
    await page.reload()
    await giftButton(page).click()
    await dialog.getByText(t(gift.alreadyGiven)).waitFor()
    await left(dialog, 6).waitFor()
    expect(problems.errors).toEqual([])

    const friend = await reader()
    await friend.page.goto(address('/', { engine }))
    await friend.page.goto(link)
    await friend.page.getByText(giftTexts.ca.subtitle ?? '').waitFor()
    const cookies = await friend.context.cookies()
    expect(cookies.some(({ name }) => name === 'nx-paywall-giveaway-1004')).toBe(true)
  })
})

describe('the actions of an article', () => {
  const test = alternateEngines()

  test.inProof('resume a gift after the sign-in that it needed', async ({ engine }) => {
    const { page } = await read(article('1001'), { engine })
    await giftButton(page).click()
    await giftDialog(page)
      .getByRole('link', { name: t(offerMessages.alreadySubscriber) })
      .click()
    await signIn(page, 'subscriber')
    await left(giftDialog(page), 7).waitFor()
    expect(page.url()).toBe(`${url()}${article('1001')}`)
  })

  test.inProof('save it in sync with the page’s other buttons, and open the share menu', async ({ engine }) => {
    const { page } = await read(article('1001'), { engine, persona: 'subscriber' })
    const bars = page.getByRole('list', { name: t(bar.actions) })
    await actions(page)
      .getByRole('button', { name: t(bar.saveName) })
      .click()
    await actions(page)
      .getByRole('button', { name: t(bar.savedName) })
      .click()
    const lists = page.getByRole('dialog', { name: t(dialogMessages.title) })
    await lists.waitFor()
    await page.keyboard.press('Escape')
    await lists.waitFor({ state: 'detached' })

    const share = actions(page).getByRole('button', { name: t(bar.share) })
    await share.click()
    await expect.poll(() => actions(page).getByRole('link').count()).toBe(6)
    expect(await giftButton(page).count()).toBe(0)
    const popup = page.context().waitForEvent('page')
    await page.context().route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }))
    await actions(page).getByRole('link', { name: 'WhatsApp' }).click()
    expect(new URL((await popup).url()).searchParams.get('text')).toContain(article('1001'))
    await page.bringToFront()
    await share.press('Escape')
    await giftButton(page).waitFor()
    await page.locator('[data-widget=action-bar]').last().scrollIntoViewIfNeeded()
    await bars.nth(1).waitFor()
  })

  test.inProof('link to the comments', async ({ engine }) => {
    const { page } = await read(article('1002'), { engine })
    await actions(page)
      .getByRole('button', { name: t(bar.commentsCounted, { count: 27, number: '27' }) })
      .click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('comentaris')
    await expect
      .poll(() => page.evaluate(() => document.querySelector('#comentaris')?.getBoundingClientRect().top ?? 999))
      .toBeLessThan(100)
  })
})

describe.each(enginesByTier('react'))('the inline gift box, $engine', ({ engine }) => {
  it('opens with a click on the CMS’s fallback, and makes no gift before it is requested', async () => {
    const { page, problems } = await read(closed, { engine, persona: 'subscriber' })
    const marker = page.locator('[data-widget=gift]')
    const calls: string[] = []
    page.on('request', (request) => void (request.method() === 'POST' && calls.push(request.url())))
    await marker.getByRole('link').click()
    await marker.getByText(t(gift.remaining, { count: 7 })).waitFor()
    await expect.poll(() => isFocused(marker.getByRole('heading', { name: t(gift.title) }))).toBe(true)
    expect(page.url()).toBe(`${url()}${closed}`)
    expect(calls).toEqual([])
    expect(problems.errors).toEqual([])
  })
})
