import { expect, it } from 'vitest'
import { NOON, setUpBackend } from '../backend.fixture.ts'
import { handleRequest } from '../handleRequest.ts'

const feed = '/live/mateix/messages/newest'

interface Feed {
  messages: { id: number; type: string }[]
}

it('the feed has a new message every five minutes, and sends those since the last one that is known', async () => {
  const { clock, request } = setUpBackend()
  // Its own answer, whose shape this test is about.
  const { messages } = (await request(feed)).value as Feed
  const last = messages[0]?.id
  expect(messages).toHaveLength(50)
  expect(new Set(messages.map(({ type }) => type))).toEqual(new Set(['feed-breu', 'feed-entrada']))
  const since = `${feed}?messageId=${last}&publishedDateOrder=DESC`
  expect((await request(since)).value).toEqual({ messages: [] })
  clock.now = new Date(NOON.getTime() + 10 * 60_000)
  expect((await request(since)).value).toMatchObject({ messages: [{ id: Number(last) + 2 }, { id: Number(last) + 1 }] })
})

it('the feed answers 304 to a caller that has the answer, until there is another one', async () => {
  const { backend, clock } = setUpBackend()
  const ask = async (known = '') => {
    const headers = { 'if-none-match': known }
    const answer = await handleRequest(backend, new Request(`https://news.example/api/front${feed}`, { headers }))
    if (!(answer instanceof Response)) throw new Error('The feed has no answer.')
    return { status: answer.status, etag: answer.headers.get('etag') ?? '', text: await answer.text() }
  }
  const { etag } = await ask()
  expect(await ask(etag)).toEqual({ status: 304, etag, text: '' })
  clock.now = new Date(NOON.getTime() + 5 * 60_000)
  expect(await ask(etag)).toMatchObject({ status: 200 })
})

it('the feed is the only one, and others are not found', async () => {
  const { request } = setUpBackend()
  expect(await request('/live/4711/messages/newest')).toMatchObject({ status: 404 })
})
