import { afterAll, beforeAll, expect, it } from 'vitest'
import { languages } from '#lib/site/config/config.ts'
import { articlePath, articles } from '../content/articles.ts'
import { briefPath, briefs } from '../content/briefs/briefs.ts'
import { liveTexts } from '../content/live/liveTexts.ts'
import { type Newspaper, openNewspaper } from './testing/openNewspaper.ts'

let paper: Newspaper
beforeAll(async () => {
  paper = await openNewspaper({ now: () => new Date('2026-11-21T09:00:00Z') })
})
afterAll(() => paper.close())

const ranked = (text: string) => /<ol class="ranking">(.*?)<\/ol>/s.exec(text)?.[1] ?? ''
const idsOf = (text: string) => [...text.matchAll(/<h3><a href="[^"]*_1_(\d+)\.html"/g)].map(([, id = '']) => id)

it('the front page sorts the most discussed articles by their comments, and leaves out those without', async () => {
  const list = ranked((await paper.request('/')).text)
  const counts = await Promise.all(
    idsOf(list).map(async (id) => {
      const { text } = await paper.request(`/api/front/comment/content/${id}`)
      return Number(JSON.parse(text).response.contentNumComments)
    }),
  )
  expect(counts.length).toBeGreaterThan(3)
  expect(counts.every(Number.isInteger)).toBe(true)
  expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  expect(counts).not.toContain(0)
  expect(list.match(/data-widget="comments-count"/g)).toHaveLength(counts.length)
})

it('the front page shows when each piece was published, and which only subscribers can read', async () => {
  const { text } = await paper.request('/?lang=de')
  const teasers = text.match(/<article class="teaser.*?<\/article>/gs) ?? []
  expect(teasers.length).toBeGreaterThan(10)
  for (const teaser of teasers) expect(teaser).toMatch(/<time datetime="2026-11-[^"]+">[^<]+<\/time>/)
  const closed = teasers.filter((teaser) => teaser.includes('class="for-subscribers"'))
  expect(closed.map((teaser) => /_1_(\d+)/.exec(teaser)?.[1])).toEqual(['1004'])
})

it.each(languages)('the front page’s bylines link to the authors’ pages, in %s', async (lang) => {
  const links = new Map<string, string>()
  for (const path of ['/', ...articles.map(articlePath), ...briefs.map(briefPath)]) {
    const { text } = await paper.request(`${path}?lang=${lang}`)
    const byline = /<div class="byline">.*?<\/div>/s.exec(text)?.[0] ?? ''
    const signed = path === '/' || briefs.some((brief) => briefPath(brief) === path && !brief.author)
    if (!signed) expect([path, byline]).toEqual([path, expect.stringContaining('<a class="author"')])
    for (const [, href = '', name = ''] of text.matchAll(/<a class="author" href="([^"]+)">([^<]+)</g))
      links.set(href, name)
  }
  const authors = [...links].filter(([href]) => href.startsWith('/autors/'))
  expect(authors.length).toBe(10)
  for (const [href, name] of authors) {
    const { status, text } = await paper.request(`${href}?lang=${lang}`)
    expect([href, status]).toEqual([href, 200])
    expect(text).toContain(`<h1>${name}</h1>`)
    expect(text).toContain('<article class="teaser')
  }
})

it('the front page has whole rows of three under the first piece of a section', async () => {
  const sections = ['ciutat', 'comarca', 'cultura', 'esports', 'cuina']
  const pieces = await Promise.all(
    sections.map(async (name) => {
      const list = (await paper.request(`/${name}/`)).text.split('class="section-list"')[1] ?? ''
      return list.split('class="more"')[0]?.match(/<article class="teaser/g)?.length ?? 0
    }),
  )
  expect(pieces.filter((count) => count > 1 && count % 3 !== 1)).toEqual([])
})

it.each(languages)('the front page links to the live under the head, in %s', async (lang) => {
  const { text } = await paper.request(`/?lang=${lang}`)
  const [, row = ''] = /<p class="live-row">(.*?)<\/p>/s.exec(text) ?? []
  expect(row).toContain('<a href="/directe/temporal">')
  expect(row).toContain(liveTexts[lang].storm.title)
  expect(text.indexOf('class="live-row"')).toBeLessThan(text.indexOf('data-widget="hot-topics"'))
})

it.each(languages)('the front page has videos with titles of their own, in %s', async (lang) => {
  const { text } = await paper.request(`/?lang=${lang}`)
  const [, block = '{}'] = /data-widget="video-carousel"[^>]*>\s*<script[^>]*>(.*?)<\/script>/s.exec(text) ?? []
  const { cards } = JSON.parse(block)
  const own: readonly string[] = articles.map(({ title }) => title[lang])
  expect(cards.length).toBeGreaterThan(4)
  for (const { title, shareUrl } of cards) {
    expect(own).not.toContain(title)
    expect(own).toContain(shareUrl.title)
  }
})
