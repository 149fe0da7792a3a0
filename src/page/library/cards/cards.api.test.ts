import { expect, it } from 'vitest'
import { reportLine } from '#lib/schema/issues/describeIssue.ts'
import { followable } from '#lib/site/addresses/followable.ts'
import { respond, setUp, startServer } from '#testing/client.fixture.ts'
import { hostileUrls } from '#testing/hostileUrls.fixture.ts'
import { type CardsApi, createCardsApi, type FetchCards } from './cards.api.ts'

startServer()

const { signal } = new AbortController()
const mayFollow = followable('https://www.diari.example/#profile', ['en.diari.example'])
const article = {
  id: 1001,
  title: 'El passeig',
  url: '/ciutat/1001.html',
  category: { name: 'Ciutat', url: '/ciutat/' },
  ancestorCategory: null,
  image: {
    sources: [
      { url: '/big.jpg', width: 800 },
      { url: '/square.jpg', width: 158 },
    ],
    alt: 'El far',
  },
  modificationDate: '2026-11-13T12:00:00Z',
  isExclusiveContent: true,
  exclusive: null,
  mediainfo: { anything: true },
}
const readArticle = {
  id: '1001',
  title: 'El passeig',
  url: 'https://www.diari.example/ciutat/1001.html',
  category: { name: 'Ciutat', url: '/ciutat/' },
  ancestorCategory: null,
  image: { url: '/square.jpg', alt: 'El far' },
  modificationDate: '2026-11-13T12:00:00Z',
  isExclusiveContent: true,
  exclusive: false,
}
const reader = { userId: 2001, nick: 'Bet', name: null, avatar: '/a1.svg', premium: 'S', insignia: null }
const { userId: _, ...readerFields } = reader

it.each<[(api: CardsApi) => FetchCards<unknown>, string, object, object]>([
  [(api) => api.saved, 'user/content', article, readArticle],
  [(api) => api.inList('a:b'), 'user/favourite-list/a%3Ab', article, readArticle],
  [
    (api) => api.gifts,
    'user/gifts',
    { ...article, dateGiftCreated: '2026-11-12T12:00:00Z', numberOfTimesGiftGiven: 2 },
    { ...readArticle, dateGiftCreated: '2026-11-12T12:00:00Z', numberOfTimesGiftGiven: 2 },
  ],
  [(api) => api.following, 'user/user', reader, { ...readerFields, id: '2001' }],
  [(api) => api.followers, 'user/followers', reader, { ...readerFields, id: '2001' }],
  [
    (api) => api.authors,
    'user/author',
    { id: 101, name: 'Roser', url: '/autors/roser/', image: { url: '/r.svg' } },
    { id: '101', name: 'Roser', url: 'https://www.diari.example/autors/roser/', image: { url: '/r.svg' } },
  ],
  [(api) => api.columns, 'user/opinion-column', { id: 401, name: 'La finestra' }, { id: '401', name: 'La finestra' }],
  [
    (api) => api.topics,
    'user/topic',
    { id: 301, name: 'Ciutat', url: '/' },
    { id: '301', name: 'Ciutat', url: 'https://www.diari.example/' },
  ],
  [
    (api) => api.lists,
    'user/favourite-list',
    { contentListId: 4, title: 'Receptes', defaultList: false, savedContentsIds: [1, 2], image: article.image },
    { id: '4', title: 'Receptes', defaultList: false, savedContentsIds: ['1', '2'], image: readArticle.image },
  ],
])('a list of cards, %s, is read from GET %s', async (listOf, path, card, read) => {
  const requests = respond({
    data: { page: 2, nextPage: 3, hasMoreResults: true, totalResults: 99, results: [card, {}] },
  })
  const { client, report } = setUp()
  const answer = await listOf(createCardsApi(client, mayFollow))(2, signal)
  expect(answer).toEqual({
    ok: true,
    value: { cards: [read], received: 2, total: 99, hasMore: true, next: 3 },
  })
  expect(new URL(requests[0]?.url ?? '').href).toContain(`/api/front/${path}?page=2`)
  expect(reportLine(report.mock.calls[0]?.[0])).toContain('results[1].')
})

it.each([
  [{ results: [article] }, { hasMore: false }],
  [
    { results: [article], nextPage: 2 },
    { hasMore: true, next: 2 },
  ],
  [
    { results: [article], hasMoreResults: true, nextPage: null },
    { hasMore: true, next: undefined },
  ],
  [{ results: [], hasMoreResults: true }, { hasMore: false }],
  [{ results: [], hasMoreResults: false, nextPage: 2 }, { hasMore: false }],
])('the end of a list of cards is read from %j', async (body, expected) => {
  respond(body)
  expect(await createCardsApi(setUp().client, mayFollow).saved(1, signal)).toMatchObject({ ok: true, value: expected })
})

it('a card without its optional fields is kept', async () => {
  respond({ results: [{ id: 1, image: { sources: [] }, category: 'Ciutat', title: 7 }] })
  const answer = await createCardsApi(setUp().client, mayFollow).saved(1, signal)
  expect(answer).toMatchObject({ value: { cards: [{ id: '1', isExclusiveContent: false }] } })
})

it.each(hostileUrls)('a card with the address %j gets none', async (url) => {
  respond({ results: [{ ...article, url }] })
  const answer = await createCardsApi(setUp().client, mayFollow).saved(1, signal)
  expect(answer).toMatchObject({ value: { cards: [{ id: '1001', url: undefined }] } })
})

it('a card on another of the site’s hosts keeps its address', async () => {
  respond({ results: [{ ...article, url: 'https://en.diari.example/1001.html' }] })
  const answer = await createCardsApi(setUp().client, mayFollow).saved(1, signal)
  expect(answer).toMatchObject({ value: { cards: [{ url: 'https://en.diari.example/1001.html' }] } })
})
