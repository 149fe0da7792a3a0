import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { firstByTier } from '#testing/byTier.ts'
import { holdRequests } from './support/holdRequests.ts'
import { startNewspaper } from './support/newspaper.ts'
import { setWebFont } from './support/setWebFont.ts'

const { reader, address } = startNewspaper()

/** The parts that stand at the same place before the widget is there and after: in the page's own markup, and in the widget. */
const parts = {
  header: [
    { before: '.nameplate svg', after: '.nameplate svg' },
    { before: '.head-menu summary svg', after: '.opener svg' },
    { before: '.head-links > .button', after: '.q-primary' },
    { before: '.head-account svg', after: '.account svg' },
    { before: '.head-sections li:nth-child(1) > a', after: '.row li:nth-child(1) a' },
    { before: '.head-sections li:nth-child(9) > a', after: '.row li:nth-child(9) a' },
  ],
  'hot-topics': [
    { before: ':scope > p', after: '.name' },
    { before: 'li:nth-child(1) > a', after: 'li:nth-child(1) > a' },
    { before: 'li:nth-child(5) > a', after: 'li:nth-child(5) > a' },
  ],
} as const

/** The places of those of these elements of a marker that are shown: left edge and middle, in CSS pixels. */
const placesOf = (page: Page, widget: string, selectors: readonly string[]) =>
  page.evaluate(
    ({ name, wanted }) => {
      const host = document.querySelector(`[data-widget=${name}]`)
      return wanted.map((selector) => {
        const element = host?.shadowRoot?.querySelector(selector) ?? host?.querySelector(selector)
        const { left, top, height, width } = element?.getBoundingClientRect() ?? new DOMRect()
        return width > 0 ? [Math.round(left), Math.round(top + height / 2)] : undefined
      })
    },
    { name: widget, wanted: selectors },
  )

const cases = [
  ['header', '/capcalera', 1280],
  ['hot-topics', '/', 390],
  ['header', '/capcalera', 390],
  ['hot-topics', '/', 1280],
] as const

/** The two that differ most: the widest row, and the narrowest. */
it.each(firstByTier(cases, 2))(
  'the fallback of %s stands where the widget does: %s, %i px',
  async (widget, path, width) => {
    const { page } = await reader({ viewport: { width, height: 900 } })
    await setWebFont(page)
    const release = await holdRequests(page, '**/quiosc/**')
    await page.goto(address(path), { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await page.evaluate(() => document.fonts.ready)
    const wanted = parts[widget]
    const before = await placesOf(
      page,
      widget,
      wanted.map((part) => part.before),
    )
    release()
    await page.locator(`[data-widget=${widget}][data-widget-state=ready]`).waitFor()
    const after = await placesOf(
      page,
      widget,
      wanted.map((part) => part.after),
    )
    for (const [index, place] of before.entries()) {
      const [left = 0, middle = 0] = place ?? []
      const [leftAfter = 0, middleAfter = 0] = (place && after[index]) ?? []
      const moved = Math.max(Math.abs(left - leftAfter), Math.abs(middle - middleAfter))
      expect.soft(moved, `${wanted[index]?.before}: ${place} before, ${after[index]} after`).toBeLessThanOrEqual(2)
    }
  },
)
