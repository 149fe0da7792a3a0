import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#lib/site/config/config.ts'
import { createBackend } from '#mocks/backend/createBackend.ts'
import { articleById, existingArticle } from '../content/articleById.ts'
import { articlePath, articles, publishedAt } from '../content/articles.ts'
import { briefPath, briefs, briefText } from '../content/briefs/briefs.ts'
import { latest } from '../content/latest/latest.ts'
import { type Newspaper, openNewspaper } from './testing/openNewspaper.ts'

const start = new Date('2026-11-21T09:00:00Z')
let now = start

let paper: Newspaper
beforeAll(async () => {
  paper = await openNewspaper({ now: () => now })
})
afterAll(() => paper.close())

const plain = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replace(/<[^>]+>/g, '')

interface Facts {
  title: string | undefined
  authors: readonly string[]
  date: string | undefined
}

/** The facts that a piece of markup states about its story. */
const factsIn = (markup: string, heading: RegExp): Facts => ({
  title: plain(heading.exec(markup)?.[1] ?? ''),
  authors: [...markup.matchAll(/<a class="author" href="[^"]*">([^<]+)</g)].map(([, name = '']) => name),
  date: /<time datetime="([^"]+)"/.exec(markup)?.[1],
})

/** The teasers of a page, by the address that they lead to. */
function teasersOf(text: string): readonly (readonly [string, Facts])[] {
  return (text.match(/<article class="teaser.*?<\/article>/gs) ?? []).map((teaser) => [
    /<h[23] class="headline"><a href="([^"]+)"/.exec(teaser)?.[1] ?? '',
    factsIn(teaser, /<h[23] class="headline">(.*?)<\/h[23]>/s),
  ])
}

interface Card {
  title: string
  url: string
  modificationDate?: string
  authors?: readonly { name: string }[]
}

/** The cards in the blocks of a page’s markers that lead to a story themselves. */
function cardsOf(text: string): Card[] {
  const blocks = [...text.matchAll(/<script type="application\/json">(.*?)<\/script>/gs)]
  return blocks.flatMap(([, block = '{}']) => {
    const { cards = [] } = JSON.parse(block)
    return cards.filter((card: Partial<Card>) => card.title !== undefined && card.url !== undefined)
  })
}

const pages: readonly string[] = [
  '/',
  '/ciutat/',
  '/cultura/',
  '/opinio/',
  '/descobreix/',
  '/cercador',
  '/carrusels',
  articlePath(existingArticle('1001')),
]

describe.each(languages)('the newspaper’s facts in %s', (lang) => {
  /** The facts that the article itself states. */
  async function articleFacts(path: string): Promise<Facts> {
    const { text } = await paper.request(`${path}?lang=${lang}`)
    const head = /<header class="story-head">(.*?)<\/header>/s.exec(text)?.[1] ?? ''
    return factsIn(head, /<h1>(.*?)<\/h1>/s)
  }

  it('have the same title, authors and date of a story in every teaser as in itself', async () => {
    const stories = new Map<string, Facts>()
    let compared = 0
    for (const page of pages) {
      const { text } = await paper.request(`${page}?lang=${lang}`)
      for (const [path, facts] of teasersOf(text)) {
        if (path.startsWith('/ultima-hora/')) continue
        if (!stories.has(path)) stories.set(path, await articleFacts(path))
        const own = stories.get(path)
        // Short pieces name their author only where they sign, and some teasers none at all.
        expect([page, path, facts.title, facts.date]).toEqual([page, path, own?.title, own?.date])
        if (facts.authors.length > 0) expect([path, facts.authors]).toEqual([path, own?.authors])
        compared++
      }
    }
    expect(compared).toBeGreaterThan(40)
  })

  it('have the same title in every card of a strip, with the date of the list where it has one', async () => {
    const known = new Map<string, { title: string; date: string }>([
      ...articles.map(
        (article) =>
          [
            articlePath(article),
            { title: article.title[lang], date: publishedAt(article, now).toISOString() },
          ] as const,
      ),
      ...briefs.map(
        (brief) =>
          [
            briefPath(brief),
            { title: briefText(brief.slug, lang).title, date: publishedAt(brief, now).toISOString() },
          ] as const,
      ),
      ...latest.map(
        (news) =>
          [
            `/ultima-hora/#n${news.id}`,
            { title: news.title[lang], date: publishedAt(news, now).toISOString() },
          ] as const,
      ),
    ])
    let compared = 0
    for (const page of pages) {
      const { text } = await paper.request(`${page}?lang=${lang}`)
      for (const { url, title, modificationDate, authors = [] } of cardsOf(text)) {
        const own = known.get(url)
        if (!own) continue
        expect([page, url, title]).toEqual([page, url, own.title])
        if (modificationDate) expect([url, new Date(modificationDate).toISOString()]).toEqual([url, own.date])
        const article = articles.find((one) => articlePath(one) === url)
        if (article) expect([url, authors.map(({ name }) => name)]).toEqual([url, article.authors])
        compared++
      }
    }
    expect(compared).toBeGreaterThan(20)
  })
})

it('the newspaper has no comment older than its article', () => {
  const { comments } = createBackend({ now: () => start }).state
  const early = [...comments.values()].filter(({ contentId, publicationDate }) => {
    const article = articleById(contentId)
    return !article || Date.parse(publicationDate) < publishedAt(article, start).getTime()
  })
  expect(comments.size).toBeGreaterThan(1200)
  expect(early.map(({ contentId, publicationDate }) => [contentId, publicationDate])).toEqual([])
})

it('the newspaper’s dates move with the clock', async () => {
  const times = async (): Promise<readonly string[]> =>
    (await paper.request('/')).text.match(/<time datetime="[^"]+"/g) ?? []
  const before = await times()
  now = new Date('2027-02-03T15:30:00Z')
  const after = await times()
  now = start
  expect(after).toHaveLength(before.length)
  expect(after.filter((time) => before.includes(time))).toEqual([])
  expect(after.every((time) => /2027-0[12]-/.test(time))).toBe(true)
})
