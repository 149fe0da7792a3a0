import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#lib/site/config/config.ts'
import { createPersonas } from '#mocks/backend/personas.ts'
import { existingArticle } from '../content/articleById.ts'
import { articlePath, articles } from '../content/articles.ts'
import { type Newspaper, openNewspaper } from './testing/openNewspaper.ts'

const now = new Date('2026-11-21T09:00:00Z')

let paper: Newspaper
beforeAll(async () => {
  paper = await openNewspaper({ now: () => now })
})
afterAll(() => paper.close())

const read = async (path: string) => (await paper.request(path)).text

interface Card {
  type: string
  author?: { name: string }
  subtitle?: string
}

/** Facts that the paper states in two places are the same in both. */
describe.each(languages)('facts that the newspaper has in two places, in %s', (lang) => {
  const strips = async () => {
    const text = await read(`/carrusels?lang=${lang}`)
    return [...text.matchAll(/<script type="application\/json">(.*?)<\/script>/gs)].map(([, block = '{}']) => {
      const { more, cards = [] }: { more?: { text: string; href: string }; cards?: Card[] } = JSON.parse(block)
      return { more, cards }
    })
  }

  it('include one name in a quotation and in the interview with its author', async () => {
    const quoted = (await strips()).flatMap(({ cards }) => cards).find(({ type }) => type === 'author')
    const interview = await read(`${articlePath(existingArticle('1003'))}?lang=${lang}`)
    const [, kicker] = /class="kicker"><a[^>]*>(.*?)<\/a>/s.exec(interview) ?? []
    expect(kicker?.split(',')[0]).toBe(quoted?.author?.name)
  })

  it('include one name in a link to the latest news and on their page', async () => {
    const more = (await strips()).map(({ more }) => more).find((link) => link?.href === '/ultima-hora/')
    expect(await read(`/ultima-hora/?lang=${lang}`)).toContain(`<h1>${more?.text}</h1>`)
  })

  it('leave no article’s text with an initial that reads as a number beside an l', async () => {
    for (const article of articles) {
      const text = await read(`${articlePath(article)}?lang=${lang}&persona=subscriber`)
      const [, first = ''] = /class="text[^"]*"[^>]*>\s*<p>(.*?)<\/p>/s.exec(text) ?? []
      expect(first.length, article.id).toBeGreaterThan(50)
      expect(first).not.toMatch(/^\p{L}l \d/u)
    }
  })
})

it('the subscriber’s card has the same number of the subscription as the profile', async () => {
  const { subscriptionId } = createPersonas(now).subscriber
  const { cookies } = await paper.request('/?persona=subscriber')
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ')
  const { text } = await paper.request('/subscripcio/targeta', { headers: { cookie } })
  expect(text).toContain(`<dd>${subscriptionId}</dd>`)
})
