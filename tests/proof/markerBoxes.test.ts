import type { Locator } from 'playwright'
import { expect, it } from 'vitest'
import { holdRequests } from '../support/holdRequests.ts'
import { article, startNewspaper } from '../support/newspaper.ts'
import { setWebFont } from '../support/setWebFont.ts'

const { reader, address } = startNewspaper()

/** Widgets that are as large as what the server sends in their place, by the newspaper's own sheets. */
const equal = [
  'action-bar',
  'alert',
  'article-list',
  'carousel',
  'change-password',
  'comments-count',
  'contact',
  'follow',
  'header',
  'hot-topics',
  'login',
  'newsletter-carousel',
  'partner-logos',
  'register',
  'save-to-list',
  'video',
  'video-carousel',
  'welcome',
]

/** Those with contents of any length: by how much they may differ from the least height that is kept for them, in CSS pixels. Below a live and the archive nothing is in the first window, and a thread is kept by its number of comments (docs/heights.md). */
const about: Record<string, number> = {
  cards: 40,
  poll: 40,
  archive: Number.POSITIVE_INFINITY,
  comments: Number.POSITIVE_INFINITY,
  live: Number.POSITIVE_INFINITY,
}
const widgets = [...equal, ...Object.keys(about)]

const boxOf = (marker: Locator) =>
  marker.evaluate((element) => {
    const { left, width, height } = element.getBoundingClientRect()
    return { left, width, height }
  })

const pages = [
  '/',
  article('1002'),
  article('1003'),
  '/carrusels',
  '/ciutat/',
  '/descobreix/',
  '/directe/temporal',
  '/directe/partit',
  '/usuari/login',
  '/usuari/register',
  '/usuari/canviar-contrasenya?token=mock-recovery',
  '/usuari/benvinguda',
  '/contacte.html',
  '/hemeroteca',
  '/enquestes',
]
const widths = [390, 1280]
const all = pages.flatMap((path) => widths.map((width) => [path, width] as const))

it.each(all)(
  'the markup that the server sends is as large as the widget that replaces it: %s, %i px',
  async (path, width) => {
    const { page } = await reader({ viewport: { width, height: 900 } })
    await setWebFont(page)
    const release = await holdRequests(page, '**/quiosc/**')
    await page.goto(address(path), { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await page.waitForFunction(() => document.readyState !== 'loading')
    await page.evaluate(() => document.fonts.ready)
    const markers = await page.locator(widgets.map((name) => `[data-widget=${name}]`).join()).all()
    const before = await Promise.all(markers.map(boxOf))
    release()
    let compared = 0
    for (const [index, marker] of markers.entries()) {
      const sent = before[index]
      // One that the page shows at other widths.
      if (!sent || sent.width === 0) continue
      await marker.scrollIntoViewIfNeeded()
      await expect.poll(() => marker.getAttribute('data-widget-state')).toBe('ready')
      const shown = await boxOf(marker)
      const name = (await marker.getAttribute('data-widget')) ?? ''
      const said = `${name}: ${JSON.stringify(sent)} before, ${JSON.stringify(shown)} after`
      const aside = Math.max(...(['left', 'width'] as const).map((side) => Math.abs(sent[side] - shown[side])))
      expect.soft(aside, said).toBeLessThanOrEqual(2)
      expect.soft(Math.abs(sent.height - shown.height), said).toBeLessThanOrEqual(about[name] ?? 2)
      // A place that keeps nothing would be as high as a line or two.
      if (name in about) expect.soft(sent.height, said).toBeGreaterThanOrEqual(300)
      compared++
    }
    expect(compared).toBeGreaterThan(1)
  },
)
