import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#lib/site/config/config.ts'
import { articlePath, articles } from '#newspaper/content/articles.ts'
import { brokenRows } from '../support/brokenRows.ts'
import { collidingRules } from '../support/collidingRules.ts'
import { painted } from '../support/layoutShifts.ts'
import { article, startNewspaper } from '../support/newspaper.ts'

const { looker } = startNewspaper()
const look = looker()

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

async function resize(page: Page, viewport: typeof phone): Promise<void> {
  await page.setViewportSize(viewport)
  await painted(page)
}

async function expectWholeRows(page: Page): Promise<void> {
  expect(await page.locator('.meta time').count()).toBeGreaterThan(2)
  expect(await brokenRows(page, '.meta', 'time, .count')).toEqual([])
}

describe.each(languages)('the front page in %s', (lang) => {
  let page: Page

  beforeAll(async () => {
    page = (await look('/', { lang, viewport: desktop })).page
  })

  it('has the lead’s headline in the first screen', async () => {
    await resize(page, desktop)
    const box = await page.locator('.teaser-lead h2').boundingBox()
    expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(desktop.height)
  })

  it('is at most 5,500 px high on a phone, with all its widgets', async () => {
    await resize(page, phone)
    for (const marker of await page.locator('[data-widget]').all()) {
      if (!(await marker.isVisible())) continue
      await marker.scrollIntoViewIfNeeded()
      await expect.poll(() => marker.getAttribute('data-widget-state')).toBe('ready')
    }
    await painted(page)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5500)
  })

  it.each([phone, desktop])('has a space between each kicker and its headline at $width px', async (viewport) => {
    await resize(page, viewport)
    const gaps = await page.locator('.teaser .kicker').evaluateAll((kickers) =>
      kickers
        .filter((kicker) => kicker.getClientRects().length > 0)
        .map((kicker) => {
          const below = kicker.nextElementSibling?.getBoundingClientRect().top ?? Number.NaN
          return Math.round(below - kicker.getBoundingClientRect().bottom)
        }),
    )
    expect(gaps.length).toBeGreaterThan(3)
    expect(gaps.filter((gap) => !(gap >= 6))).toEqual([])
  })

  it.each([phone, desktop])(
    'has the newspaper’s name as a drawing, which waits for no font, at $width px',
    async (viewport) => {
      await resize(page, viewport)
      const drawing = await page.locator('.drawn-name:visible').first().boundingBox()
      expect(drawing?.width).toBeGreaterThan(120)
      // The front page's bar has the languages and the offer beside it.
      expect(drawing?.height).toBeGreaterThan(12)
      const text = page.locator('.head-place .unseen', { hasText: 'El Far de Portclar' })
      expect((await text.boundingBox())?.width).toBeLessThanOrEqual(1)
    },
  )

  it('has a head of one row on a phone, with the rest in a menu', async () => {
    await resize(page, phone)
    const head = page.locator('.head-place')
    await expect.poll(async () => (await head.boundingBox())?.height).toBeLessThanOrEqual(64)
    const section = head.locator('a[href="/opinio/"]:visible')
    expect(await section.count()).toBe(0)
    await head.getByRole('button').first().press('Enter')
    await section.waitFor()
    expect(await head.locator('a[hreflang="de"]:visible, a[href*="lang=de"]:visible').count()).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await section.waitFor({ state: 'hidden' })
  })

  it('keeps a time and the number of comments in one line on a phone', async () => {
    await resize(page, phone)
    await expectWholeRows(page)
  })

  it.each([phone, desktop])('has a bookmark on the edge of its column at $width px', async (viewport) => {
    await resize(page, viewport)
    const icon = page.locator('.teaser-lead [data-widget=save-to-list] button svg')
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

describe.each(languages)('the newspaper in %s, on a phone', (lang) => {
  it.each([['/opinio/'], [article('1001')]])(
    'keeps a time and the number of comments of %s in one line',
    async (path) => {
      const { page } = await look(path, { lang, viewport: phone })
      await painted(page)
      await expectWholeRows(page)
    },
  )

  it('keeps each follow button of an article beside its name', async () => {
    const { page } = await look(article('1006'), { lang, viewport: phone })
    await painted(page)
    const follow = page.locator('.signatures').getByRole('button')
    await page.locator('.signatures').scrollIntoViewIfNeeded()
    await expect.poll(() => follow.count()).toBe(2)
    expect(await brokenRows(page, '.signatures li', 'p, .follow')).toEqual([])
    const under = await page
      .locator('.signatures li > p')
      .evaluateAll((found) =>
        found.filter((words) => words.scrollWidth > words.clientWidth).map((words) => words.textContent),
      )
    expect(under, 'words that run under a button').toEqual([])
  })
})

const axis =
  '.story-head > .kicker, .story-head h1, .story-head > .standfirst, .byline, .story-head figcaption, .text > p, .text > h2, ' +
  '.text > blockquote, .text > .poll, .story-main > .actions, .story-main > [data-widget=paywall], .signatures, .conversation'

describe.each(articles.map(articlePath))('the article %s', (path) => {
  let page: Page

  beforeAll(async () => {
    page = (await look(path, { viewport: phone })).page
  })

  it.each([phone, desktop])('has one left edge and one measure at $width px', async (viewport) => {
    await resize(page, viewport)
    const edges = await edgesOf(page, axis)
    expect(edges.length).toBeGreaterThan(10)
    expect(new Set(edges.map(({ left }) => left)).size).toBe(1)
    expect(new Set(edges.map(({ right }) => right)).size).toBe(1)
  })

  if (path !== article('1001')) return
  it('ends the articles beside its text with the last of them', async () => {
    await resize(page, desktop)
    const below = await page.locator('.story-aside').evaluate((aside) => {
      const last = [...aside.querySelectorAll('.teaser')].at(-1)
      return aside.getBoundingClientRect().bottom - (last?.getBoundingClientRect().bottom ?? Number.NaN)
    })
    expect(Math.abs(below)).toBeLessThan(2)
  })

  it('keeps the articles beside its text in view while it is read', async () => {
    await resize(page, desktop)
    const top = () => page.locator('.story-aside').evaluate((aside) => Math.round(aside.getBoundingClientRect().top))
    await page
      .locator('.text > p')
      .nth(5)
      .evaluate((paragraph) => paragraph.scrollIntoView())
    await expect.poll(top).toBe(24)
    await page.evaluate(() => scrollTo(0, 0))
  })
})

it.each([['/espai/'], ['/mock/mail']])(
  'the page %s, a short one, has its colophon at the end of the window',
  async (path) => {
    const { page } = await look(path, { viewport: phone })
    for (const viewport of [phone, desktop]) {
      await resize(page, viewport)
      const below = await page.evaluate(() => {
        const end = [...document.querySelectorAll('.colophon, .toolbar')].at(-1)
        const quickLinks = Number.parseFloat(getComputedStyle(document.body).paddingBottom)
        return innerHeight - quickLinks - (end?.getBoundingClientRect().bottom ?? Number.NaN)
      })
      expect(below, `${viewport.width} px`).toBeLessThan(2)
    }
  },
)

it.each([['/'], ['/enquestes'], ['/ciutat/'], [article('1001')], [article('1004')], [article('1005')]])(
  'the page %s has no rule right above another one on a phone',
  async (path) => {
    const { page } = await look(path, { persona: 'subscriber', viewport: phone })
    for (const marker of await page.locator('main :is(.poll, .actions)[data-widget]').all()) {
      await marker.scrollIntoViewIfNeeded()
      await expect.poll(() => marker.getAttribute('data-widget-state')).toBe('ready')
    }
    expect(await collidingRules(page)).toEqual([])
  },
)

it.each([
  ['1003', '.byline', desktop],
  ['1001', '.signatures', phone],
] as const)(
  'the offer after a follow is wider than its button, and ends where it and the column do: %s, %s',
  async (id, place, viewport) => {
    const { page } = await look(article(id), { lang: 'ca', persona: 'registered', viewport })
    const follow = page.locator(`${place} .follow`).first()
    await follow.scrollIntoViewIfNeeded()
    await follow.getByRole('button').click()
    const offer = follow.getByRole('group')
    await offer.waitFor()
    await painted(page)
    const { right: column = Number.NaN } = (await edgesOf(page, '.text'))[0] ?? {}
    const button = await follow.getByRole('button').first().boundingBox()
    const box = await offer.boundingBox()
    for (const { x, width } of [button, box].flatMap((found) => found ?? []))
      expect(Math.abs(x + width - column)).toBeLessThan(1.5)
    expect(box?.width).toBeGreaterThan(1.5 * (button?.width ?? Number.NaN))
    // Its two answers stand beside each other.
    const [turnOn, later] = [offer.getByRole('link'), offer.getByRole('button')]
    const [one, other] = [await turnOn.boundingBox(), await later.boundingBox()]
    expect(other?.x).toBeGreaterThan((one?.x ?? Number.NaN) + (one?.width ?? Number.NaN))
  },
)

it('a section has one rule under its first piece, as wide as the page', async () => {
  const { page } = await look('/ciutat/', { viewport: desktop })
  const ruled = await page.locator('.section-list > div').evaluateAll((found) =>
    found.flatMap((element) => {
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(element)
      return borderTopWidth === '0px' && borderBottomWidth === '0px'
        ? []
        : Math.round(element.getBoundingClientRect().width)
    }),
  )
  expect(ruled).toEqual([(await edgesOf(page, '.section-head')).map(({ left, right }) => right - left)[0]])
})

it('the contact page ends its rules, its fields and its words at one edge', async () => {
  const { page } = await look('/contacte.html', { viewport: desktop })
  await page.getByRole('textbox').first().waitFor()
  const edges = await edgesOf(page, '.contact > .section-head, .contact .q-control, .contact-more')
  expect(edges).toHaveLength(4)
  expect(new Set(edges.map(({ left, right }) => `${left}–${right}`)).size).toBe(1)
})

it.each([phone, desktop])(
  'the page that fails looks like the one that is not found, at $width px',
  async (viewport) => {
    const lookOf = async (path: string) => {
      const { page } = await look(path, { lang: 'de', viewport })
      await page.locator('.apology-title, .apology > h1').waitFor()
      await painted(page)
      return page
        .locator('.apology')
        .last()
        .evaluate((apology) => {
          const [code, title, link] = ['p', 'h1', 'p > a, a'].map((selector) => apology.querySelector(selector))
          const sizeOf = (element: Element | null | undefined) => element && getComputedStyle(element).fontSize
          return {
            sizes: [code, title, link].map(sizeOf),
            colour: code && getComputedStyle(code).color,
            link: [link?.textContent, link && Math.round(link.getBoundingClientRect().height)],
          }
        })
    }
    expect(await lookOf('/mock/error')).toEqual(await lookOf('/no-such-page'))
  },
)

it.each([['/usuari/login'], ['/usuari/register']])('the page %s has one left edge', async (path) => {
  const { page } = await look(path, { viewport: phone })
  for (const viewport of [phone, desktop]) {
    await resize(page, viewport)
    await page.locator('.account-form').waitFor()
    const edges = await page
      .locator('.account-form, .account-page .aside a')
      .evaluateAll((found) => found.map((element) => Math.round(element.getBoundingClientRect().left)))
    expect(edges.length, `${viewport.width} px`).toBeGreaterThan(1)
    expect(new Set(edges).size, `${viewport.width} px`).toBe(1)
  }
})
