import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { itInProof } from '#testing/byTier.ts'
import { holdRequests } from './support/holdRequests.ts'
import { startNewspaper } from './support/newspaper.ts'
import { CHUNKS, openRendered } from './support/openRendered.ts'
import { getPoll } from './support/polls.ts'
import { loadRenderer, renderOnServer } from './support/renderOnServer.ts'
import { engines, openTestPage } from './support/site.ts'

const { address, reader, url } = startNewspaper()

const stateOf = (page: Page) => page.locator('[data-widget=poll]').getAttribute('data-widget-state')

/** The page's script has run: it has seen the markers. */
const hasBegun = (page: Page) => page.waitForFunction(() => 'quiosc' in window)

describe.each(engines)('a poll that a server has rendered, $engine', ({ engine, script }) => {
  /** Tests a decision that is made before an engine renders; `tests/serverStates.test.ts` has the same views on both. */
  const further = engine === 'react' ? it : itInProof

  /** Opens the page, with the library's files held back until `release`. */
  const open = async (path: string, scenario = {}) => {
    const { page, problems } = await reader()
    return { page, problems, ...(await openRendered(page, address(path, { engine, ...scenario }), engine)) }
  }

  it('is shown before any script has loaded, and is taken over as it is', async () => {
    const { page, problems, requests, release, shifts, unrendered } = await open('/enquestes/4711')
    const { region, option, vote, voted } = getPoll(page, 4711)
    await option(3).waitFor()
    expect(unrendered).toEqual([])
    expect(await stateOf(page)).toBe('rendered')
    expect(await region.evaluate((section) => getComputedStyle(section).paddingTop)).not.toBe('0px')
    const boxOf = () => region.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight])
    const before = await boxOf()
    const sameRegion = await region.elementHandle()

    // Shifts before this moment are the page's own, while it is being parsed.
    const since = await page.evaluate(() => performance.now())
    release()
    await expect.poll(() => stateOf(page)).toBe('ready')
    expect(await boxOf()).toEqual(before)
    // The element itself was taken over.
    expect(await sameRegion?.evaluate((section) => section.isConnected)).toBe(true)
    expect(await shifts(since)).toBe(0)
    expect(requests.filter((request) => request.includes('/api/front/poll'))).toEqual([])

    await option(3).check()
    await vote.click()
    await voted(3).waitFor()
    expect(requests.filter((request) => request.startsWith('POST'))).toHaveLength(1)
    expect(problems.errors).toEqual([])
  })

  further(
    'keeps the option that a reader has chosen and the press that they have made before it was taken over',
    async () => {
      const { page, problems, release } = await open('/enquestes/4711')
      const { option, voted, vote } = getPoll(page, 4711)
      // Nothing has seen it.
      await option(2).check()
      await hasBegun(page)
      const href = page.url()
      await vote.click()
      expect(await stateOf(page)).toBe('rendered')
      release()
      await voted(2).waitFor()
      expect(page.url()).toBe(href)
      expect(problems.errors).toEqual([])
    },
  )

  itInProof('shows its results under a strict policy', async () => {
    const { page, problems, release } = await open('/enquestes/4713')
    const bar = page.locator('[data-widget=poll] .bar').first()
    await page.getByRole('listitem').filter({ hasText: '%' }).first().waitFor()
    release()
    await expect.poll(() => stateOf(page)).toBe('ready')
    expect(await bar.evaluate(({ offsetWidth }: HTMLElement) => offsetWidth)).toBeGreaterThan(0)
    expect(problems.errors).toEqual([])
  })

  further('stays when a script of the page mounts it, and is requested when it is mounted again', async () => {
    const { page, problems } = await reader()
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    const release = await holdRequests(page, CHUNKS)
    const { renderWidget } = await loadRenderer(engine)
    const assets = script.replace('widgets.js', '')
    const body = await renderWidget(
      'poll',
      { attributes: { pollId: '4711', load: 'none' }, fallback: '<a href="/">Voteu</a>' },
      { apiBase: `${url()}/api/front`, assets, timeout: 10_000 },
    )
    await openTestPage(page, url(), { body, script })
    await hasBegun(page)
    const host = page.locator('[data-widget=poll]')
    const mount = () => host.evaluate((marker: HTMLElement) => window.quiosc?.mount(marker))
    await mount()
    expect(await stateOf(page)).toBe('rendered')
    expect(await getPoll(page, 4711).option(3).count()).toBe(1)
    release()
    await expect.poll(() => stateOf(page)).toBe('ready')
    const polls = () => requests.filter((path) => path.startsWith('/api/front/poll'))
    expect(polls()).toEqual([])
    await host.evaluate((marker: HTMLElement) => window.quiosc?.unmount(marker))
    await mount()
    await expect.poll(() => stateOf(page)).toBe('ready')
    await expect.poll(polls).toHaveLength(1)
    expect(problems.errors).toEqual([])
  })

  itInProof('stays where its code does not load, and is taken over on the next try', async () => {
    const { page } = await reader()
    await renderOnServer(page, engine)
    let blocked = true
    await page.route(/chunks\/poll-/, (route) => (blocked ? route.abort() : route.continue()))
    await page.goto(address('/enquestes/4711', { engine }))
    const retry = page.locator('[data-widget=poll]').getByRole('button', { name: 'Reintenta' })
    await retry.waitFor()
    const { region, option } = getPoll(page, 4711)
    await option(3).waitFor()
    const sameRegion = await region.elementHandle()
    const former = await retry.elementHandle()
    await retry.click()
    // The next failure leaves one button, too.
    await expect.poll(() => former?.evaluate((button) => button.isConnected)).toBe(false)
    expect(await retry.count()).toBe(1)
    blocked = false
    await retry.click()
    await expect.poll(() => stateOf(page)).toBe('ready')
    expect(await retry.count()).toBe(0)
    expect(await sameRegion?.evaluate((section) => section.isConnected)).toBe(true)
  })

  itInProof('requests a signed-in reader’s own answer', async () => {
    const { page, requests, release, problems } = await open('/enquestes/4714', { persona: 'subscriber' })
    await page.locator('[data-widget=poll] input[type=radio]').first().waitFor()
    release()
    await page.locator('[data-widget=poll] li').first().waitFor()
    expect(requests.filter((request) => request.includes('/api/front/poll'))).toEqual(['GET /api/front/poll/4714'])
    expect(problems.errors).toEqual([])
  })

  further('is readable without JavaScript, and sends nothing', async () => {
    const { page } = await reader({ javaScriptEnabled: false })
    await renderOnServer(page, engine)
    await page.goto(address('/enquestes/4711', { engine }))
    const { option, vote } = getPoll(page, 4711)
    await option(1).check()
    const { href } = new URL(page.url())
    await vote.click()
    expect(page.url()).toBe(href)
  })

  itInProof('is rendered anew without an error where the page has another language by then', async () => {
    const { page, problems, release } = await open('/enquestes/4711')
    await getPoll(page, 4711).option(3).waitFor()
    await page.evaluate(() => document.querySelector('[data-widget=poll]')?.setAttribute('data-lang', 'en'))
    release()
    await page.getByRole('button', { name: 'Vote', exact: true }).waitFor()
    expect(problems.errors).toEqual([])
  })
})

it('a server’s rendering gives two readers the same bytes', async () => {
  const pages = await Promise.all(
    (['anonymous', 'subscriber'] as const).map(async (persona) => {
      const { page } = await reader()
      await renderOnServer(page, 'react')
      await page.goto(address('/enquestes/4711', { persona }))
      const response = await page.goto(address('/enquestes/4711', { persona }).replace(/\?.*/, ''))
      const html = (await response?.text()) ?? ''
      // The CMS itself writes the rest of the page for its reader.
      return html.match(/<template shadowrootmode[\s\S]*?<\/template>|<script[^>]* data-quiosc-data[\s\S]*?<\/script>/g)
    }),
  )
  expect(pages[0]?.join()).toContain('type="radio"')
  expect(pages[1]).toEqual(pages[0])
})
