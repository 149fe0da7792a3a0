import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import { composerMessages } from '#widgets/comments/comments.messages.ts'
import { messages as pollMessages } from '#widgets/poll/poll.messages.ts'
import { alternateEngines } from './support/alternateEngines.ts'
import { getConversation } from './support/conversation.ts'
import { t } from './support/loadIntl.ts'
import { article, startNewspaper } from './support/newspaper.ts'
import { getPoll } from './support/polls.ts'
import { openTestPage } from './support/site.ts'
import { stopClock } from './support/stopClock.ts'

const { read, reader, address, url } = startNewspaper()

/** Neighbours of the broken marker: a field of the page and a working widget. */
const healthy = '<label>Nota <input></label><div data-widget="poll" data-poll-id="4712"></div>'
const wrong = (attributes: string, block = '') => `<div ${attributes} id="wrong">${block}<a href="/">Fallback</a></div>`

/** Checks that a failure does not affect its neighbours: the field accepts text and the widget a vote. */
async function expectHealthy(page: Page) {
  await page.getByLabel('Nota').fill('Comprar pa')
  const { option, vote, voted } = getPoll(page, 4712)
  await option(2).check()
  await vote.click()
  await voted(2).waitFor()
  await expect.poll(() => page.getByLabel('Nota').inputValue()).toBe('Comprar pa')
  await expect.poll(() => page.getByRole('link', { name: 'Fallback' }).isVisible()).toBe(true)
}

describe('a page with wrong input', () => {
  const test = alternateEngines()

  const openWith = async (script: string, body: string) => {
    const opened = await reader()
    await openTestPage(opened.page, url(), { body: healthy + body, script, config: { env: 'PRE' } })
    const failed = opened.page.locator('#wrong[data-widget-state=error]')
    await failed.waitFor()
    return { ...opened, failed }
  }

  test('reports an unknown widget on the console with the closest known name', async ({ script }) => {
    const { page, failed, problems } = await openWith(script, wrong('data-widget="pol" data-poll-id="4711"'))
    await failed.getByText('Did you mean "poll"?').waitFor()
    await expect.poll(() => problems.errors.join()).toContain('unknown widget "pol"')
    await expectHealthy(page)
  })

  test.inProof('reports malformed JSON in a marker', async ({ script }) => {
    const block = '<script type="application/json">{ "pollId": </script>'
    const { page, failed, problems } = await openWith(script, wrong('data-widget="poll" data-load="eager"', block))
    await failed.getByText('the block is not JSON').waitFor()
    await expect.poll(() => problems.errors.join()).toContain('the block is not JSON')
    await expectHealthy(page)
  })

  test.inProof('reports a missing id', async ({ script }) => {
    const { page, failed, problems } = await openWith(script, wrong('data-widget="comments" data-load="eager"'))
    await failed.getByText('data-content-id: is required').waitFor()
    await expect.poll(() => problems.errors.join()).toContain('data-content-id: is required')
    await expectHealthy(page)
  })

  test.inProof('names what did not load for a malformed answer, with a retry button', async ({ engine }) => {
    const { page } = await read('/enquestes', { engine, fault: 'poll:wrong-shapex1' })
    const alert = page.getByRole('alert')
    await alert.filter({ hasText: t(pollMessages.failed) }).waitFor()
    const polls = [getPoll(page, 4711), getPoll(page, 4712)]
    await page.getByRole('radio').last().check()
    await page.getByRole('button', { name: t(uiMessages.retry) }).click()
    for (const { region } of polls) await region.waitFor()
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(1)
  })

  test('keeps the fallback, with a retry button, and text typed elsewhere when a chunk does not load', async ({
    engine,
  }) => {
    const { page } = await reader()
    let blocked = true
    await page.route(/chunks\/poll-/, (route) => (blocked ? route.abort() : route.continue()))
    await page.goto(address(article('1001'), { engine, persona: 'subscriber' }))
    const poll = page.locator('[data-widget=poll][data-poll-id="4711"]')
    await poll.scrollIntoViewIfNeeded()
    const retry = poll.getByRole('button')
    await retry.waitFor()
    await expect.poll(() => poll.getByRole('link').isVisible()).toBe(true)

    const { field } = getConversation(page)
    await page.locator('#comentaris').scrollIntoViewIfNeeded()
    await field.fill('Encara hi sóc.')
    blocked = false
    await retry.click()
    await getPoll(page, 4711).region.waitFor()
    await expect.poll(() => field.inputValue()).toBe('Encara hi sóc.')
  })

  test('shows an error for a request that times out after ten seconds, and keeps the draft', async ({ engine }) => {
    const { page } = await reader()
    await page.clock.install()
    const fault = 'comments.new:timeoutx1'
    await page.goto(address(`${article('1002')}#comentaris`, { engine, persona: 'subscriber', fault }))
    const { comments, field, publish, write } = getConversation(page)
    await field.waitFor()
    await stopClock(page)
    // Its ten seconds begin when it is sent, which the code for it may be late for.
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/new'))
    await write('Sense presses.')
    await page.getByText(t(composerMessages.sending)).waitFor({ state: 'attached' })
    await sent
    await page.clock.fastForward(9_000)
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.clock.fastForward(2_000)
    await page
      .getByRole('alert')
      .filter({ hasText: t(failureMessages.unreachable) })
      .waitFor()
    await page.clock.resume()
    await expect.poll(() => field.inputValue()).toBe('Sense presses.')
    await expect.poll(() => comments.count()).toBeGreaterThan(10)
    await publish.click()
    await comments.filter({ hasText: 'Sense presses.' }).waitFor()
  })
})
