import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { blockingTexts } from '#mocks/backend/paywall/blockingTexts.ts'
import { messages } from '#widgets/poll/poll.messages.ts'
import { alternateEngines } from './support/alternateEngines.ts'
import { getConversation } from './support/conversation.ts'
import { t } from './support/loadIntl.ts'
import { article, startNewspaper } from './support/newspaper.ts'

const { read, reader, address } = startNewspaper()

/** The controls within widgets: all that can be pressed or typed into. */
const controls = (page: Page) =>
  page.locator('[data-widget] :is(button, input, textarea, .q-button, .q-skeleton):visible')

describe('a printed page', () => {
  const test = alternateEngines()

  test('has of a conversation its comments, without the controls', async ({ engine }) => {
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

  test.inProof('has of a poll its results', async ({ engine }) => {
    const { page } = await read('/enquestes/4714', { engine, persona: 'subscriber' })
    await page.getByRole('button', { name: t(messages.hideResults) }).waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await controls(page).count()).toBe(0)
    const results = page.getByRole('listitem').filter({ hasText: '%' })
    expect(await results.count()).toBeGreaterThan(1)
    expect(await results.first().isVisible()).toBe(true)
  })
  test.inProof('has of a wall its headline, at whichever level', async ({ engine }) => {
    const { page } = await reader()
    await page.route('**/*_1_1004.html*', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replace('data-widget="paywall"', '$& data-heading="3"') })
    })
    await page.goto(address(article('1004'), { engine }))
    const headline = page.getByRole('heading', { level: 3, name: blockingTexts.ca.title ?? '' })
    await headline.getByRole('button').waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await headline.getByRole('button').isVisible()).toBe(true)
    expect(await page.locator('[data-widget=paywall] .q-button:visible').count()).toBe(0)
  })
})
