import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import type { Language } from '#lib/site/config/config.ts'
import { startNewspaper } from '../support/newspaper.ts'

const { reader, address } = startNewspaper()

/** The different distances between two parts of the pieces beside each other, in CSS pixels. */
const distances = (pieces: Locator, from: string, to: string) =>
  pieces.evaluateAll(
    (all, [from, to]) => [
      ...new Set(
        all.flatMap((piece) => {
          const [upper, lower] = [from, to].map((selector) => piece.querySelector(selector)?.getBoundingClientRect())
          return upper && lower ? [Math.round(lower.top - upper.bottom)] : []
        }),
      ),
    ],
    [from, to] as const,
  )

/** The different heights at which a part of the pieces begins. */
const tops = (parts: Locator) =>
  parts.evaluateAll((all) => [...new Set(all.map((part) => Math.round(part.getBoundingClientRect().top)))])

const open = async (page: Page, path: string, lang: Language) => {
  await page.goto(address(path, { lang }))
  await page.evaluate(() => document.fonts.ready)
}

it.each(['ca', 'de'] as const)('pieces beside each other stand in line, lang=%s', async (lang) => {
  const { page } = await reader({ viewport: { width: 1280, height: 900 } })
  await open(page, '/', lang)
  const columns = page.locator('.trio > div')
  expect(await distances(columns.locator('.teaser:first-child'), '.headline', '.standfirst')).toHaveLength(1)
  expect(await tops(columns.locator('.teaser:last-child'))).toHaveLength(1)
  const opinion = page.locator('.opinion-row > *')
  expect(await tops(opinion.locator('.names'))).toHaveLength(1)
  expect(await tops(opinion.locator('.when'))).toHaveLength(1)

  await open(page, '/descobreix/', lang)
  const list = page.locator('.section-list > :not(:first-child)')
  expect(await distances(list, '.headline', '.standfirst')).toHaveLength(1)
})

it('the partners’ logos stand beside the colophon’s lists, not below them', async () => {
  const { page } = await reader({ viewport: { width: 1280, height: 900 } })
  await open(page, '/contacte.html', 'ca')
  const bottomOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom)
  await page.locator('.partners[data-widget-state=ready]').waitFor({ state: 'attached' })
  expect(await bottomOf('.colophon .partners')).toBeLessThan(await bottomOf('.colophon .everything'))
})
