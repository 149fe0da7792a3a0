import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { messages } from '../widgets/poll/poll.messages.ts'
import { alternateEngines } from './support/alternateEngines.ts'
import { getConversation } from './support/conversation.ts'
import { t } from './support/loadIntl.ts'
import { article, startNewspaper } from './support/newspaper.ts'

const { read } = startNewspaper()

/** What can be pressed or typed into, within widgets. */
const controls = (page: Page) =>
  page.locator('[data-widget] :is(button, input, textarea, .q-button, .q-skeleton):visible')

describe('on paper', () => {
  const test = alternateEngines()

  test('a conversation is its comments, without what is there to press', async ({ engine }) => {
    const { page } = await read(article('1001'), { engine, persona: 'subscriber' })
    const { comments, field } = getConversation(page)
    await page.locator('#comentaris').scrollIntoViewIfNeeded()
    await comments.first().waitFor()
    const words = (await comments.first().getByRole('paragraph').first().textContent()) ?? ''
    expect(await controls(page).count()).toBeGreaterThan(10)

    await page.emulateMedia({ media: 'print' })
    expect(await controls(page).count()).toBe(0)
    expect(await field.isVisible()).toBe(false)
    expect(await comments.first().getByText(words).isVisible()).toBe(true)
    expect(await comments.last().isVisible()).toBe(true)
  })

  test('a poll is its results', async ({ engine }) => {
    const { page } = await read('/enquestes/4714', { engine, persona: 'subscriber' })
    await page.getByRole('button', { name: t(messages.hideResults) }).waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await controls(page).count()).toBe(0)
    const results = page.getByRole('listitem').filter({ hasText: '%' })
    expect(await results.count()).toBeGreaterThan(1)
    expect(await results.first().isVisible()).toBe(true)
  })
})
