import type { Locator, Page } from 'playwright'
import { describe, it } from 'vitest'
import { failureMessages } from '../src/i18n/shared.messages.ts'
import { messages as bar } from '../widgets/action-bar/action-bar.messages.ts'
import { filterMessages } from '../widgets/archive/archive.messages.ts'
import { threadMessages } from '../widgets/comments/comments.messages.ts'
import { getConversation } from './support/conversation.ts'
import { t } from './support/loadIntl.ts'
import { article, startNewspaper } from './support/newspaper.ts'
import { engines } from './support/site.ts'

const { reader, address } = startNewspaper()

interface Popup {
  path: string
  chunk: RegExp
  opener: (page: Page) => Locator | Promise<Locator>
  popup: (page: Page) => Locator
}

const firstComment = (page: Page) => getConversation(page).by('Ada')

const popups: Record<string, Popup> = {
  'the menu of a comment': {
    path: `${article('1002')}#comentaris`,
    chunk: /\/chunks\/ui-Menu-/,
    opener: (page) => firstComment(page).getByRole('button', { name: t(threadMessages.more, { nick: 'Ada' }) }),
    popup: (page) => page.getByRole('menu'),
  },
  'the ways to share a comment': {
    path: `${article('1002')}#comentaris`,
    chunk: /\/chunks\/comments-SharePopup-/,
    opener: (page) => firstComment(page).getByRole('button', { name: t(threadMessages.shareOf, { nick: 'Ada' }) }),
    popup: (page) => page.getByRole('group', { name: t(threadMessages.shareOf, { nick: 'Ada' }) }),
  },
  'the places to share an article to': {
    path: article('1001'),
    chunk: /\/chunks\/action-bar-SharePopup-/,
    opener: (page) => page.getByRole('button', { name: t(bar.share) }).first(),
    popup: (page) => page.getByRole('group', { name: t(bar.share) }),
  },
  'the options of a select': {
    path: '/hemeroteca',
    chunk: /\/chunks\/ui-SelectList-/,
    async opener(page) {
      await page.getByRole('button', { name: t(filterMessages.open) }).click()
      return page.getByRole('combobox', { name: t(filterMessages.edition) })
    },
    popup: (page) => page.getByRole('listbox', { name: t(filterMessages.edition) }),
  },
}

it('a popup of places to share to that does not load hides no button of the bar', async () => {
  const { page, context } = await reader()
  await context.route(/\/chunks\/action-bar-SharePopup-/, (route) => route.fulfill({ status: 404 }))
  await page.goto(address(article('1001'), { persona: 'subscriber' }))
  const actions = page.getByRole('list', { name: t(bar.actions) }).first()
  await actions.getByRole('button', { name: t(bar.share) }).click()
  await actions.getByText(t(failureMessages.unreachable)).waitFor()
  await actions.getByRole('button', { name: t(bar.gift) }).waitFor()
})

describe.each(engines)('after a deployment that removed its code, $engine', ({ engine }) => {
  it.each(Object.entries(popups))('a press on %s says so in place, and the next one loads it', async (_, given) => {
    const { page, context } = await reader()
    let isThere = false
    await context.route(given.chunk, (route) => (isThere ? route.continue() : route.fulfill({ status: 404 })))
    await page.goto(address(given.path, { engine, persona: 'subscriber' }))
    const opener = await given.opener(page)
    const failure = page.getByText(t(failureMessages.unreachable))
    await opener.click()
    await failure.waitFor()
    isThere = true
    await opener.click()
    await given.popup(page).waitFor()
    await failure.waitFor({ state: 'detached' })
  })
})
