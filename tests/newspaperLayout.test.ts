import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { articlePath, articles } from '../mocks/content/articles.ts'
import { languages } from '../src/site/config/config.ts'
import { painted } from './support/layoutShifts.ts'
import { article, startNewspaper } from './support/newspaper.ts'

const { reader, address } = startNewspaper()

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }

const edgesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) =>
    found
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => {
        const { left, right } = element.getBoundingClientRect()
        return { left: Math.round(left), right: Math.round(right) }
      }),
  )

describe.each(languages)('the newspaper in %s', (lang) => {
  it('has the lead’s headline in the first screen', async () => {
    const { page } = await reader({ viewport: desktop })
    await page.goto(address('/', { lang }))
    await painted(page)
    const box = await page.locator('.teaser-lead h2').boundingBox()
    expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(desktop.height)
  })

  it('has a masthead of one row on a phone, with the rest in a menu', async () => {
    const { page } = await reader({ viewport: phone })
    await page.goto(address('/', { lang }))
    const { height = Number.NaN } = (await page.locator('.masthead').boundingBox()) ?? {}
    expect(height).toBeLessThanOrEqual(64)
    const section = page.locator('.menu a[href="/opinio/"]')
    expect(await section.isVisible()).toBe(false)
    await page.locator('.menu-button').press('Enter')
    await section.waitFor()
    expect(await page.locator('.menu .languages').isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await section.waitFor({ state: 'hidden' })
  })
})

const axis =
  '.story-head > .kicker, .story-head h1, .story-head > .standfirst, .byline, .story-head figcaption, .text > p, .text > h2, ' +
  '.text > blockquote, .text > .poll, .story-main > .actions, .story-main > [data-widget=paywall], .signatures, .conversation'

describe.each([phone, desktop])('an article at $width px', (viewport) => {
  it.each(articles.map(articlePath))('%s has one left edge and one measure', async (path) => {
    const { page } = await reader({ viewport })
    await page.goto(address(path))
    await painted(page)
    const edges = await edgesOf(page, axis)
    expect(edges.length).toBeGreaterThan(10)
    expect(new Set(edges.map(({ left }) => left)).size).toBe(1)
    expect(new Set(edges.map(({ right }) => right)).size).toBe(1)
  })
})

it('ends the articles beside a text with the last of them', async () => {
  const { page } = await reader({ viewport: desktop })
  await page.goto(address(article('1001')))
  const below = await page.locator('.story-aside').evaluate((aside) => {
    const last = [...aside.querySelectorAll('.teaser')].at(-1)
    return aside.getBoundingClientRect().bottom - (last?.getBoundingClientRect().bottom ?? Number.NaN)
  })
  expect(Math.abs(below)).toBeLessThan(2)
})

describe.each([phone, desktop])('at $width px', (viewport) => {
  it('a bookmark stands on the edge of its column', async () => {
    const { page } = await reader({ viewport })
    await page.goto(address('/'))
    const teaser = page.locator('.teaser-lead')
    const icon = teaser.locator('[data-widget=save-to-list] button svg')
    await icon.waitFor()
    const { right: edge = Number.NaN } = (await edgesOf(page, '.teaser-lead .meta'))[0] ?? {}
    const box = await icon.boundingBox()
    const ink = await icon.evaluate((svg: SVGSVGElement) => {
      const { x, width } = svg.getBBox()
      const { left, width: drawn } = svg.getBoundingClientRect()
      return left + ((x + width) / svg.viewBox.baseVal.width) * drawn
    })
    expect(box).not.toBeNull()
    expect(Math.abs(ink - edge)).toBeLessThanOrEqual(2)
  })
})
