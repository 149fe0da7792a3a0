import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#lib/site/config/config.ts'
import { byTier } from '#testing/byTier.ts'
import { matchMessages } from '#widgets/live/football/match.messages.ts'
import { messages } from '#widgets/live/live.messages.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { movedSince } from './support/layoutShifts.ts'
import { loadIntl, t } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openRendered } from './support/openRendered.ts'
import { engines } from './support/site.ts'
import { stopClock } from './support/stopClock.ts'

const { address, reader } = startNewspaper()

const STORM = '/directe/temporal'
const MATCH = '/directe/partit'

const cases = [STORM, MATCH].flatMap((path) =>
  engines.flatMap(({ engine }) =>
    languages.flatMap((lang) => [390, 1280].map((width) => ({ path, engine, lang, width }))),
  ),
)

/** Each of the two once, on one engine at one width. */
const sample = cases.filter(
  ({ path, engine, lang, width }) =>
    lang === 'de' && (path === STORM ? engine === 'react' && width === 390 : engine === 'lite' && width === 1280),
)

/** The place of each message in the live, its height and its HTML. */
const placesOf = (marker: Locator) =>
  marker.evaluate((host: HTMLElement) => {
    const top = host.getBoundingClientRect().top
    return [...(host.shadowRoot?.querySelectorAll('article') ?? [])].map((article) => {
      const box = article.getBoundingClientRect()
      return [box.top - top, box.height, article.querySelector('.body')?.innerHTML]
    })
  })

const open = async (path: string, engine: 'react' | 'lite', options: { lang?: Language; width?: number } = {}) => {
  const { lang = 'ca', width = 390 } = options
  const { page, problems } = await reader({ viewport: { width, height: 844 } })
  const opened = await openRendered(page, address(path, { engine, lang }), engine)
  const marker = page.locator('main [data-widget=live]')
  const articles = marker.getByRole('article')
  await articles.first().waitFor()
  const stateOf = () => marker.getAttribute('data-widget-state')
  // Those for what is newer than a message come at any moment of their period, also at the first.
  const asked = () => opened.requests.filter((request) => /\/live\w*\/\d+\/messages(?!.*messageId=)/.test(request))
  return { ...opened, page, problems, marker, articles, stateOf, asked }
}

describe('a live or a match that a server has rendered', () => {
  it.each(byTier(cases, sample))(
    'is shown before any script has loaded, and is taken over as it is: $path, $engine, $lang, $width px',
    async ({ path, engine, ...given }) => {
      const { page, problems, release, unrendered, marker, articles, stateOf, asked } = await open(path, engine, given)
      expect(unrendered).toEqual([])
      expect(await stateOf()).toBe('rendered')
      const heightOf = () => marker.evaluate(({ offsetHeight }: HTMLElement) => offsetHeight)
      const [before, height] = [await placesOf(marker), await heightOf()]
      if (path === STORM) expect(before.some(([, , html]) => html)).toBe(true)
      else await marker.getByRole('region', { name: loadIntl(given.lang).t(matchMessages.board) }).waitFor()
      const [first, body] = [
        await articles.first().elementHandle(),
        await marker.locator('p.body, .body > *').first().elementHandle(),
      ]

      const since = await page.evaluate(() => performance.now())
      release()
      await expect.poll(stateOf).toBe('ready')
      // The reader's own hour, from now on.
      await articles
        .first()
        .getByText(/^\d\d?:\d\d/)
        .waitFor()
      expect(await movedSince(page, since)).toEqual([])
      expect(await placesOf(marker)).toEqual(before)
      expect(await heightOf()).toBe(height)
      expect(await first?.evaluate(({ isConnected }) => isConnected)).toBe(true)
      expect(await body?.evaluate(({ isConnected }) => isConnected)).toBe(true)
      expect(asked()).toEqual([])
      expect(problems.errors).toEqual([])
    },
  )

  it.each(
    byTier(
      [STORM, MATCH].flatMap((path) => [390, 1280].map((width) => ({ path, width }))),
      [{ path: STORM, width: 1280 }],
    ),
  )('moves nothing where its messages turn out to be of another day: $path, $width px', async ({ path, width }) => {
    const { page, release, marker, articles, stateOf } = await open(path, 'lite', { lang: 'de', width })
    const before = await placesOf(marker)
    // Of the reader's clock, as that of a page that is kept for two days.
    await page.clock.setFixedTime(Date.now() + 172_800_000)
    const since = await page.evaluate(() => performance.now())
    release()
    await expect.poll(stateOf).toBe('ready')
    // The match's last one has no minute.
    await articles
      .last()
      .getByText(/^\d\d?:\d\d\s*\d+\.\s/)
      .waitFor()
    expect(await movedSince(page, since)).toEqual([])
    expect(await placesOf(marker)).toEqual(before)
  })

  it.each(enginesByTier('lite'))('requests new messages as an unrendered one does, $engine', async ({ engine }) => {
    const { page, problems, release, marker, articles, stateOf } = await open(STORM, engine)
    const [newest] = await articles.evaluateAll((all) => all.map(({ id }) => Number(id)))
    if (newest === undefined) throw new Error('There are no messages.')
    await page.route('**/live/4801/messages/newest?*', (route) => {
      const known = Number(new URL(route.request().url()).searchParams.get('messageId'))
      const news = [newest + 1].filter((id) => id > known)
      return route.fulfill({
        json: { response: { messages: news.map((id) => ({ id, type: 'feed-breu', title: 'Més' })) } },
      })
    })
    await page.clock.install()
    release()
    await expect.poll(stateOf).toBe('ready')
    await stopClock(page)
    const news = marker.getByRole('button', { name: t(messages.news, { count: 1, number: '1' }) })
    await expect
      .poll(async () => {
        await page.clock.runFor(5000)
        return news.count()
      })
      .toBe(1)
    await news.click()
    await expect.poll(() => articles.first().textContent()).toContain('Més')
    expect(problems.errors).toEqual([])
  })
})
