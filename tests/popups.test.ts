import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { failureMessages } from '../src/i18n/shared.messages.ts'
import { messages as bar } from '../widgets/action-bar/action-bar.messages.ts'
import { filterMessages } from '../widgets/archive/archive.messages.ts'
import { threadMessages } from '../widgets/comments/comments.messages.ts'
import { panelMessages } from '../widgets/save-to-list/save-to-list.messages.ts'
import { getConversation } from './support/conversation.ts'
import { isFocused } from './support/keyboard.ts'
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

/** Records how long what fades on the page takes, from its next load on. */
async function recordFades(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const fades: unknown[] = []
    Object.assign(window, { fades })
    const { animate } = Element.prototype
    Element.prototype.animate = function (keyframes, options) {
      if (this instanceof HTMLElement && this.inert && typeof options === 'object' && !options.pseudoElement) {
        fades.push(options.duration)
      }
      return animate.call(this, keyframes, options)
    }
  })
  return () => page.evaluate(() => (window as unknown as { fades: unknown[] }).fades)
}

describe.each(engines)('what a reader closes, $engine', ({ engine }) => {
  it('fades while the focus is back: a panel, whose marker leaves the page with it, and a popup', async () => {
    const { page } = await reader()
    const fades = await recordFades(page)
    await page.goto(address(article('1002'), { engine, persona: 'subscriber' }))
    const actions = page.getByRole('list', { name: t(bar.actions) }).first()
    const lists = actions.getByRole('button', { name: t(bar.savedName) })
    await lists.press('Enter')
    const panel = page.getByRole('dialog', { name: t(panelMessages.title) })
    await panel.waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(lists)).toBe(true)
    await expect.poll(fades).toEqual([120])
    // Nothing is left on the page.
    await page.locator('div[inert]').waitFor({ state: 'detached' })

    const share = actions.getByRole('button', { name: t(bar.share) })
    await share.press('Enter')
    await page.getByRole('group', { name: t(bar.share) }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(share)).toBe(true)
    await expect.poll(fades).toEqual([120, 120])
    await page.locator('div[inert]').waitFor({ state: 'detached' })
  })

  it('is gone at once for readers who want less motion', async () => {
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
