import { describe, expect } from 'vitest'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { messages } from '#widgets/poll/poll.messages.ts'
import { alternateEngines } from './support/alternateEngines.ts'
import { t } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { getPoll } from './support/polls.ts'

const { read } = startNewspaper()

describe('polls', () => {
  const test = alternateEngines()

  test('take one vote each, and keep it over a reload', async ({ engine }) => {
    const { page, problems } = await read('/enquestes', { engine })
    const [first, second] = [getPoll(page, 4711), getPoll(page, 4712)]
    await second.option(2).check()
    await first.option(3).check()
    await first.vote.click()
    await first.voted(3).waitFor()
    await first.region.getByText(t(messages.total, { count: 4721, number: '4.721' })).waitFor()
    await expect.poll(() => second.option(2).isChecked()).toBe(true)
    await expect.poll(() => second.vote.isVisible()).toBe(true)

    await page.reload()
    await first.voted(3).waitFor()
    // A choice that is not submitted yet is kept, too.
    await expect.poll(() => second.option(2).isChecked()).toBe(true)
    expect(problems.errors).toEqual([])
  })

  test('leave no hole in the page when they fail in the window', async ({ engine }) => {
    const { page } = await read('/enquestes/4711', { engine, fault: 'poll:500' })
    const marker = page.locator('[data-widget=poll]')
    await expect.poll(() => marker.getAttribute('data-widget-view')).toBe('failed')
    expect(await marker.getAttribute('data-widget-space')).toBeNull()
    expect(await marker.evaluate((place) => getComputedStyle(place).backgroundImage)).toContain('gradient')
  })

  test.inProof('keep the choice when a vote fails, and retry on one click', async ({ engine }) => {
    const { page } = await read('/enquestes/4712', { engine, fault: 'poll.vote:500x1' })
    const { option, vote, voted } = getPoll(page, 4712)
    await option(2).check()
    await vote.click()
    const lost = t(messages.voteLost, { reason: t(failureMessages.server) })
    await page.getByRole('alert').filter({ hasText: lost }).waitFor()
    await expect.poll(() => option(2).isChecked()).toBe(true)
    await vote.click()
    await voted(2).waitFor()
  })

  test.inProof('show the results to a reader who can no longer vote', async ({ engine }) => {
    const { page } = await read('/enquestes/4713', { engine })
    await page.getByText(t(messages.closed)).waitFor()
    await expect.poll(() => page.getByRole('listitem').filter({ hasText: '%' }).count()).toBe(3)
    expect(await page.getByRole('radio').count()).toBe(0)

    const { page: voters } = await read('/enquestes/4714', { engine, persona: 'subscriber' })
    await voters
      .getByRole('listitem')
      .filter({ hasText: t(messages.yourVote) })
      .waitFor()
    expect(await voters.getByRole('radio').count()).toBe(0)
  })
})
