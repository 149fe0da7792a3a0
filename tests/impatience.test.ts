import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { latest } from '#newspaper/content/latest/latest.ts'
import { readStories } from '#newspaper/content/readStories.ts'
import { itInProof } from '#testing/byTier.ts'
import { messages as barMessages } from '#widgets/action-bar/action-bar.messages.ts'
import { messages, threadMessages } from '#widgets/comments/comments.messages.ts'
import { mentionMessages } from '#widgets/comments/mention/mention.messages.ts'
import { webViewMessages } from '#widgets/comments/webview/webview.messages.ts'
import { messages as followMessages } from '#widgets/follow/follow.messages.ts'
import { messages as giftMessages } from '#widgets/gift/gift.messages.ts'
import { messages as promptMessages } from '#widgets/login-prompt/login-prompt.messages.ts'
import { messages as shellMessages } from '#widgets/page-shell/page-shell.messages.ts'
import { dialogMessages, messages as saveMessages } from '#widgets/save-to-list/save-to-list.messages.ts'
import { sendToPage, stubApp } from './support/app.ts'
import { getConversation } from './support/conversation.ts'
import { isFocused } from './support/keyboard.ts'
import { t } from './support/loadIntl.ts'
import { article, startNewspaper } from './support/newspaper.ts'
import { stopClock } from './support/stopClock.ts'

/**
 * The actions of a reader who does not wait, on lite: the tests of the views (widgets/comments, widgets/follow, widgets/paywall) show the same on React.
 */
const { read, reader, address } = startNewspaper()
const engine = 'lite'

/** Holds the requests of an address until the returned function is called. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(address, async (route) => {
    await answered
    await route.continue()
  })
  return answer
}

const listOf = (id: string) => new RegExp(`/comment/content/${id}\\?`)

it('a reader who subscribes in another tab is shown the whole article', async () => {
  const end = readStories()('1004', 'ca').blocks.at(-1)
  const lastWords = end && 'text' in end ? end.text.slice(-30) : 'The story ends with words.'
  const { page, context, problems } = await read(article('1004'), { engine, persona: 'registered' })
  await page.locator('[data-widget=paywall]').getByRole('heading').first().waitFor()
  expect(await page.getByText(lastWords).count()).toBe(0)
  const other = await context.newPage()
  await other.goto(address('/', { engine, persona: 'subscriber' }))
  await expect.poll(() => page.getByText(lastWords).isVisible()).toBe(true)
  await page.locator('[data-widget=paywall][data-widget-state=ready]').waitFor({ state: 'attached' })
  expect(await page.locator('[data-widget=paywall]').getByRole('heading').count()).toBe(0)
  expect(problems.errors).toEqual([])
})

itInProof('a like is not undone by a list that was requested before it', async () => {
  const { page, problems } = await read(`${article('1002')}#comentaris`, { engine, persona: 'subscriber' })
  const { comments, by, like } = getConversation(page)
  const newest = await comments.first().textContent()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const asked = new Promise<void>((resolve) => {
    void page.route(listOf('1002'), async (route) => {
      const response = await route.fetch()
      resolve()
      await answered
      await route.fulfill({ response })
    })
  })
  await page.getByText(t(messages.oldest)).click()
  await asked
  const button = like(by('Uri').first())
  await button.click()
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
  answer()
  await expect.poll(() => comments.first().textContent()).not.toBe(newest)
  expect(await button.getAttribute('aria-pressed')).toBe('true')
  expect(problems.errors).toEqual([])
})

itInProof('a change of order that fails while more comments load leaves no skeleton behind', async () => {
  const { page } = await read(`${article('1001')}#comentaris`, { engine, persona: 'subscriber' })
  const { comments } = getConversation(page)
  await comments.first().waitFor()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  let asked = 0
  await page.route(listOf('1001'), async (route) => {
    asked++
    if (asked > 1) return route.fulfill({ status: 500 })
    await answered
    await route.continue()
  })
  const before = await comments.count()
  const [more = ''] = t(messages.showMore, { shown: '#' }).split('#')
  await page.getByRole('button', { name: more }).click()
  await expect.poll(() => asked).toBe(1)
  await page.getByText(t(messages.oldest)).click()
  await page.getByRole('alert').first().waitFor()
  answer()
  await expect.poll(() => page.locator('#comentaris .q-skeleton').count()).toBe(0)
  expect(await comments.count()).toBeGreaterThanOrEqual(before)
})

itInProof('three saves on a slow line open one prompt, for the last of them', async () => {
  const { page, problems } = await read('/ultima-hora/', { engine })
  const answer = await hold(page, /\/chunks\/login-prompt/)
  const titles = latest.slice(0, 3).map(({ title }) => title.ca)
  for (const title of titles)
    await page.getByRole('button', { name: t(saveMessages.saveTitled, { title }), exact: true }).click()
  await expect.poll(() => page.locator('[data-widget=login-prompt]').count()).toBe(1)
  answer()
  await page.getByRole('dialog', { name: `${t(promptMessages.saveTitle)} ${titles.at(-1)}`, exact: true }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
  expect(problems.errors).toEqual([])
})

itInProof('Escape while a dialog appears, ten times, leaves its button working', async () => {
  const { page, problems } = await read(article('1004'), { engine, persona: 'subscriber' })
  const bar = page.getByRole('list', { name: t(barMessages.actions) }).first()
  const button = bar.getByRole('button', { name: t(barMessages.gift) })
  const dialog = page.getByRole('dialog', { name: t(giftMessages.title) })
  // Not by key: where the dialog is there already, that would go to what has the focus in it.
  const press = () => button.evaluate((element) => element instanceof HTMLElement && element.click())
  for (let opening = 0; opening < 10; opening++) {
    await press()
    // At another moment of its way each time.
    for (let frame = 0; frame < opening; frame++) await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.keyboard.press('Escape')
  }
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape')
      return dialog.count()
    })
    .toBe(0)
  await press()
  await dialog.waitFor()
  expect(problems.errors).toEqual([])
})

itInProof('a double click on a button to follow follows', async () => {
  const { page } = await read('/perfil/2003', { engine, persona: 'founder' })
  const followed = page.getByRole('button', { name: new RegExp(`^${t(followMessages.followed)}`) })
  // It is shown at once, and a reload could be faster than the call.
  const answer = page.waitForResponse('**/follow')
  await page.getByRole('button', { name: new RegExp(`^${t(followMessages.follow)}`) }).dblclick()
  await followed.waitFor()
  await answer
  await page.reload()
  await followed.waitFor()
})

itInProof('a picked mention stays within the length of a comment', async () => {
  const { page } = await read(`${article('1002')}#comentaris`, { engine, persona: 'subscriber' })
  const { field } = getConversation(page)
  await field.fill(`${'x'.repeat(1_994)} `)
  await field.press('End')
  await page.keyboard.type('@guif')
  await page.getByRole('listbox', { name: t(mentionMessages.readers) }).waitFor()
  await page.getByRole('option', { name: 'Guifré' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('listbox', { name: t(mentionMessages.readers) }).waitFor({ state: 'detached' })
  expect((await field.inputValue()).length).toBeLessThanOrEqual(2_000)
})

describe('an impatient reader of the app', () => {
  const phone = { viewport: { width: 390, height: 760 }, hasTouch: true }

  /** The conversation's own page; the answer to a change of order arrives when the test releases it. */
  async function changeOrder() {
    const { page, problems } = await reader(phone)
    await stubApp(page)
    await page.goto(address('/webview/content/1002/comments', { engine, app: 'android', persona: 'subscriber' }))
    const parts = getConversation(page)
    const newest = parts.by('Uri').first()
    await newest.waitFor()
    const answer = await hold(page, listOf('1002'))
    await page.getByText(t(messages.oldest)).click()
    const arrive = async () => {
      const arrived = page.waitForResponse(listOf('1002'))
      answer()
      await (await arrived).finished()
    }
    return { page, parts, newest, problems, arrive }
  }

  itInProof('keeps the reply that they are writing when the comments arrive in another order', async () => {
    const { page, parts, newest, problems, arrive } = await changeOrder()
    await newest.getByRole('button', { name: t(threadMessages.replyTo, { nick: 'Uri' }) }).click()
    const field = parts.replyField('Uri')
    await field.fill('Bon dia')
    await arrive()
    await page.keyboard.type(' a tothom')
    expect(await isFocused(field)).toBe(true)
    await parts.publishReply.click()
    await page.getByRole('heading', { name: t(webViewMessages.repliesTo, { nick: 'Uri' }) }).waitFor()
    await parts.withText('Bon dia a tothom').waitFor()
    expect(problems.errors).toEqual([])
  })

  itInProof('keeps the thread that they have opened when the comments arrive in another order', async () => {
    const { page, parts, problems, arrive } = await changeOrder()
    await parts.closedReplies(page).first().click()
    const heading = page.getByRole('heading', { name: t(webViewMessages.repliesTo, { nick: '' }) })
    await heading.waitFor()
    await arrive()
    await page.goBack()
    // Only now the order is shown.
    await expect.poll(() => parts.comments.last().and(parts.by('Uri')).count()).toBe(1)
    await page.goForward()
    await heading.waitFor()
    await expect.poll(() => parts.comments.count()).toBeGreaterThan(1)
    expect(problems.errors).toEqual([])
  })

  itInProof('is shown nothing of a message without text', async () => {
    const { page } = await reader(phone)
    await stubApp(page)
    await page.clock.install()
    await page.goto(address('/', { engine, app: 'android' }))
    await page.locator('[data-widget=page-shell][data-widget-state=ready]').waitFor({ state: 'attached' })
    const show = (contentText: unknown) => sendToPage(page, { action: 'snackbar', payload: { contentText } })
    await show('Sense connexió')
    await page.getByText('Sense connexió').waitFor()
    await stopClock(page)
    for (const text of ['', ' ', undefined, 7, 'Edició desada']) await show(text)
    // Each message is shown for four seconds after the one before it.
    await page.clock.runFor(6_000)
    await page.getByText('Edició desada').waitFor()
  })
})

itInProof(
  'an undo inside a dialog keeps the focus there, and checks the lists that the article is in again',
  async () => {
    const { page, context, problems } = await read('/ultima-hora/', { engine, persona: 'subscriber' })
    const title = latest[0]?.title.ca ?? ''
    const name = t(saveMessages.saveTitled, { title })
    const saved = page.getByRole('button', { name: t(saveMessages.savedTitled, { title }) })
    const lists = page.getByRole('dialog')
    const recipes = page.getByRole('checkbox', { name: 'Receptes' })
    await page.getByRole('button', { name }).click()
    await saved.click()
    await recipes.check()
    await page.getByRole('button', { name: t(saveMessages.save), exact: true }).click()
    await lists.waitFor({ state: 'detached' })
    await saved.click()
    // The question whether to remove it everywhere comes first.
    await page.getByRole('checkbox', { name: t(dialogMessages.all) }).click()
    await page.getByRole('button', { name: t(dialogMessages.delete) }).click()
    const undo = page.getByRole('button', { name: t(saveMessages.undo) })
    // In another tab, because the message of a save here would take the place of the undo.
    const other = await context.newPage()
    await other.goto(page.url())
    await other.getByRole('button', { name }).click()
    await saved.click()
    await recipes.waitFor()
    expect(await recipes.isChecked()).toBe(false)
    await undo.click()
    await expect.poll(() => recipes.isChecked()).toBe(true)
    await expect
      .poll(() => lists.evaluate((dialog) => dialog.contains((dialog.getRootNode() as ShadowRoot).activeElement)))
      .toBe(true)
    expect(problems.errors).toEqual([])
  },
)

itInProof('closing the reminder beside a folded wall keeps the end of the page clear of the wall', async () => {
  const { page, problems } = await read(article('1004'), { engine, persona: 'unvalidated' })
  const wall = page.locator('[data-widget=paywall]').getByRole('region')
  await wall.getByRole('button', { expanded: true }).click()
  const reminder = page.getByRole('region', { name: t(shellMessages.reminder) })
  await reminder.waitFor()
  const padding = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBottom))
  const before = await padding()
  await reminder.getByRole('button', { name: t(shellMessages.closeReminder) }).click()
  await reminder.waitFor({ state: 'detached' })
  const { height = 0 } = (await wall.boundingBox()) ?? {}
  expect(await padding()).toBeGreaterThanOrEqual(height)
  expect(await padding()).toBe(before)
  expect(problems.errors).toEqual([])
})
