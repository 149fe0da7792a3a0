import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { filterMessages as listFilters } from '#kit/filters/filters.messages.ts'
import { openingMessages } from '#kit/i18n/shared.messages.ts'
import type { PersonaName } from '#mocks/backend/personas.ts'
import { byTier, itInProof } from '#testing/byTier.ts'
import { messages as bar } from '#widgets/action-bar/action-bar.messages.ts'
import { filterMessages } from '#widgets/archive/archive.messages.ts'
import { threadMessages } from '#widgets/comments/comments.messages.ts'
import { messages as followTexts } from '#widgets/follow/follow.messages.ts'
import { messages as shell } from '#widgets/page-shell/page-shell.messages.ts'
import { dialogMessages } from '#widgets/save-to-list/save-to-list.messages.ts'
import { getConversation } from './support/conversation.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { holdRequests } from './support/holdRequests.ts'
import { isFocused } from './support/keyboard.ts'
import { t } from './support/loadIntl.ts'
import { article, startNewspaper } from './support/newspaper.ts'
import { recordFades } from './support/recordFades.ts'

const { reader, address } = startNewspaper()

interface Popup {
  path: string
  chunk: RegExp
  opener: (page: Page) => Locator | Promise<Locator>
  popup: (page: Page) => Locator
  /** The message when it does not open. */
  failure: string
}

const notOpened = (name: string) => t(openingMessages.part, { name })
const firstComment = (page: Page) => getConversation(page).by('Ada')

const popups: Record<string, Popup> = {
  'the menu of a comment': {
    path: `${article('1002')}#comentaris`,
    chunk: /\/chunks\/comments-CommentMenu-/,
    opener: (page) => firstComment(page).getByRole('button', { name: t(threadMessages.more, { nick: 'Ada' }) }),
    popup: (page) => page.getByRole('menu'),
    failure: notOpened(t(threadMessages.more, { nick: 'Ada' })),
  },
  'the ways to share a comment': {
    path: `${article('1002')}#comentaris`,
    chunk: /\/chunks\/comments-SharePopup-/,
    opener: (page) => firstComment(page).getByRole('button', { name: t(threadMessages.shareOf, { nick: 'Ada' }) }),
    popup: (page) => page.getByRole('group', { name: t(threadMessages.shareOf, { nick: 'Ada' }) }),
    failure: notOpened(t(threadMessages.shareOf, { nick: 'Ada' })),
  },
  'the places to share an article to': {
    path: article('1001'),
    chunk: /\/chunks\/action-bar-SharePopup-/,
    opener: (page) => page.getByRole('button', { name: t(bar.share) }).first(),
    popup: (page) => page.getByRole('group', { name: t(bar.share) }),
    failure: notOpened(t(bar.share)),
  },
  'the options of a select': {
    path: '/hemeroteca',
    chunk: /\/chunks\/ui-SelectList-/,
    async opener(page) {
      await page.getByRole('button', { name: t(listFilters.open) }).click()
      return page.getByRole('combobox', { name: t(filterMessages.edition) })
    },
    popup: (page) => page.getByRole('listbox', { name: t(filterMessages.edition) }),
    failure: t(openingMessages.options, { name: t(filterMessages.edition) }),
  },
}

itInProof('a popup of share places that does not load hides no button of the bar', async () => {
  const { page, context } = await reader()
  await context.route(/\/chunks\/action-bar-SharePopup-/, (route) => route.fulfill({ status: 404 }))
  await page.goto(address(article('1001'), { persona: 'subscriber' }))
  const actions = page.getByRole('list', { name: t(bar.actions) }).first()
  await actions.getByRole('button', { name: t(bar.share) }).click()
  await actions.getByText(t(openingMessages.part, { name: t(bar.share) })).waitFor()
  await actions.getByRole('button', { name: t(bar.gift) }).waitFor()
})

it('the files that a popup needs are requested with it, and not once it has loaded', async () => {
  const { page } = await reader()
  await page.goto(address(article('1001'), { persona: 'subscriber' }))
  const release = await holdRequests(page, /\/chunks\/action-bar-SharePopup-/)
  const needed = page.waitForRequest(/\/chunks\/anchored-/)
  const share = page.getByRole('button', { name: t(bar.share) }).first()
  await share.click()
  await needed
  release()
  await page.getByRole('group', { name: t(bar.share) }).waitFor()
})

/** Opens something that stands between the page's parts, and closes with a button. */
interface Standing {
  persona: PersonaName
  openIn: (page: Page) => Promise<{ closing: Locator; close: Locator }>
}

const reminder: Standing = {
  persona: 'unvalidated',
  async openIn(page) {
    const closing = page.getByRole('region', { name: t(shell.reminder) })
    await closing.waitFor()
    return { closing, close: closing.getByRole('button', { name: t(shell.closeReminder) }) }
  },
}

const offer: Standing = {
  persona: 'founder',
  async openIn(page) {
    await page.locator('[data-widget=follow]').first().getByRole('button').press('Enter')
    const closing = page.getByRole('group', { name: t(followTexts.offerTitle) })
    await closing.waitFor()
    return { closing, close: closing.getByRole('button', { name: t(followTexts.later) }) }
  },
}

describe.each(enginesByTier('lite'))('a dialog or a popup that a reader closes, $engine', ({ engine }) => {
  it('fades while the focus is back: a dialog, whose marker is removed with it, and a popup', async () => {
    const { page } = await reader({ reducedMotion: 'no-preference' })
    const fades = await recordFades(page)
    await page.goto(address(article('1002'), { engine, persona: 'subscriber' }))
    const actions = page.getByRole('list', { name: t(bar.actions) }).first()
    const lists = actions.getByRole('button', { name: t(bar.savedName) })
    await lists.press('Enter')
    const dialog = page.getByRole('dialog', { name: t(dialogMessages.title) })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(lists)).toBe(true)
    await expect.poll(fades).toMatchObject([{ duration: 120 }])
    // Nothing is left on the page.
    await page.locator('div[inert]').waitFor({ state: 'detached' })

    const share = actions.getByRole('button', { name: t(bar.share) })
    await share.press('Enter')
    await page.getByRole('group', { name: t(bar.share) }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(share)).toBe(true)
    await expect.poll(fades).toMatchObject([{ duration: 120 }, { duration: 120 }])
    await page.locator('div[inert]').waitFor({ state: 'detached' })
  })

  itInProof.each([
    ['the bar about an unconfirmed address', reminder],
    ['the offer of notifications', offer],
  ])('fades in its place: %s', async (_, { persona, openIn }) => {
    const { page } = await reader({ reducedMotion: 'no-preference' })
    const fades = await recordFades(page)
    await page.goto(address(article('1002'), { engine, persona }))
    const { closing, close } = await openIn(page)
    // Once it has come in.
    await closing.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
    const { x = Number.NaN, y = Number.NaN } = (await closing.boundingBox()) ?? {}
    await close.press('Enter')
    await closing.waitFor({ state: 'detached' })
    // The name of the pressed button fades too, where it has come in time.
    await expect.poll(fades).toContainEqual({ duration: 120, left: x, top: y })
    await page.locator('div[inert]').waitFor({ state: 'detached' })
  })

  itInProof('is removed at once for readers who want less motion', async () => {
    const { page } = await reader({ reducedMotion: 'reduce' })
    const fades = await recordFades(page)
    await page.goto(address(article('1001'), { engine, persona: 'subscriber' }))
    const share = page
      .getByRole('list', { name: t(bar.actions) })
      .first()
      .getByRole('button', { name: t(bar.share) })
    await share.press('Enter')
    const places = page.getByRole('group', { name: t(bar.share) })
    await places.waitFor()
    await page.keyboard.press('Escape')
    await places.waitFor({ state: 'detached' })
    expect(await fades()).toEqual([])
  })
})

describe.each(enginesByTier('react'))('a part after a deployment that removed its code, $engine', ({ engine }) => {
  it.each(byTier(Object.entries(popups), Object.entries(popups).slice(0, 1)))(
    'is reported in place on a press on %s, and loaded by the next one',
    async (_, given) => {
      const { page, context } = await reader()
      let isThere = false
      await context.route(given.chunk, (route) => (isThere ? route.continue() : route.fulfill({ status: 404 })))
      await page.goto(address(given.path, { engine, persona: 'subscriber' }))
      const opener = await given.opener(page)
      const failure = page.getByText(given.failure)
      await opener.click()
      await failure.waitFor()
      isThere = true
      await opener.click()
      await given.popup(page).waitFor()
      await failure.waitFor({ state: 'detached' })
    },
  )
})
