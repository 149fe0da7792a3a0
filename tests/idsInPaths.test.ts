import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { firstByTier, itInProof } from '#testing/byTier.ts'
import { menuMessages } from '#widgets/profile/profile.messages.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { t } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openTestPage } from './support/site.ts'

const { address, reader, url } = startNewspaper()

/** A subscriber opens a page of the test's own; the calls that it makes, as they stand in the request. */
async function open(script: string, body: string, suffix = '') {
  const { page } = await reader()
  await page.goto(address('/', { persona: 'subscriber' }))
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname + search)
  })
  await openTestPage(page, url(), { body, script, suffix })
  return { page, calls }
}

const stateOf = (page: Page, name: string) => page.locator(`[data-widget=${name}]`).getAttribute('data-widget-state')

/** Mounts as the last of all, when the calls of the others are on their way. */
const lastPoll = '<div data-widget="poll" data-poll-id="4712" data-load="eager"><a href="/">Fallback</a></div>'

describe.each(enginesByTier('react'))('ids that are paths, $engine', ({ script }) => {
  it.each(
    firstByTier(
      [
        ['poll', 'data-poll-id', '..'],
        ['comments', 'data-content-id', '../..'],
        ['paywall', 'data-type="offer" data-message-id', '../..'],
      ],
      1,
    ),
    // Just as far up as the backend's calls begin: what leads further is refused as an address of its own.
  )('a marker of %s sends no call of another kind', async (name, attribute, up) => {
    const marker = `<div data-widget="${name}" ${attribute}="${up}/user/content/1002/save?x=" data-load="eager"><a href="/">Fallback</a></div>`
    const { page, calls } = await open(script, marker)
    await expect.poll(() => stateOf(page, name)).toBe('error')
    expect(calls.filter((call) => /save|%2f/i.test(call))).toEqual([])
  })

  itInProof('a marker with an option that is no id sends no first request', async () => {
    const marker =
      '<div data-widget="comments" data-content-id="1001" data-order="desc&amp;x=../" data-load="eager"><a href="/">Fallback</a></div>'
    const { page, calls } = await open(script, marker + lastPoll)
    await expect.poll(() => stateOf(page, 'poll')).toBe('ready')
    expect(calls.filter((call) => call.includes('x='))).toEqual([])
  })

  itInProof('the address of a reader’s profile sends no call of another kind', async () => {
    const path = encodeURIComponent('../../user/content/1002/save')
    const { page, calls } = await open(
      script,
      '<div data-widget="profile"><a href="/">Fallback</a></div>',
      `#profile.reader.${path}`,
    )
    await page.getByRole('link', { name: t(menuMessages.subscriberSpace) }).waitFor()
    expect(calls.filter((call) => /save|%2f/i.test(call))).toEqual([])
  })
})
