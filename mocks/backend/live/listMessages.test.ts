import { expect, it } from 'vitest'
import { languages } from '#lib/site/config/config.ts'
import { liveIds } from '#newspaper/content/live/lives.ts'
import { matchEvents } from '#newspaper/content/live/matchEvents.ts'
import { NOON, setUpBackend } from '../backend.fixture.ts'

interface Answered {
  messages: { id: number; type: string; minute?: string; score?: string; publishedDate: string }[]
  hasMoreResults: boolean
}

function setUp() {
  const { clock, request } = setUpBackend()
  // Its own answer, whose shape these tests are about.
  const ask = async (path: string) => (await request(path)).value as Answered
  const ids = async (path: string) => (await ask(path)).messages.map(({ id }) => id)
  return { ask, ids, clock, request }
}

const storm = `/live/${liveIds.storm}/messages`

it('a live’s messages are sent page after page in both directions without a gap', async () => {
  const { ask, ids } = setUp()
  const first = await ids(`${storm}/newest?limit=15`)
  const second = await ids(`${storm}/oldest?limit=15&messageId=${first.at(-1)}`)
  const third = await ask(`${storm}/oldest?limit=15&messageId=${second.at(-1)}`)
  expect([...first, ...second, ...third.messages.map(({ id }) => id)]).toEqual(
    Array.from({ length: 36 }, (_, index) => Number(first[0]) - index),
  )
  expect(third.hasMoreResults).toBe(false)
  const oldest = await ids(`${storm}/oldest?limit=5`)
  expect(await ids(`${storm}/newest?limit=5&messageId=${oldest[0]}`)).toEqual(
    Array.from({ length: 5 }, (_, index) => Number(oldest[0]) + 5 - index),
  )
})

it.each(languages)('a live’s messages have no text twice in %s, and a few are flagged as key points', async (lang) => {
  const { request } = setUp()
  const { messages } = (await request(`${storm}/newest?limit=200`, { language: lang })).value as {
    messages: { title: string; keyPoint?: boolean }[]
  }
  expect(new Set(messages.map(({ title }) => title)).size).toBe(messages.length)
  expect(messages.filter(({ keyPoint }) => keyPoint)).toHaveLength(4)
})

it('a live has a new message every two minutes', async () => {
  const { ids, clock } = setUp()
  const [last] = await ids(`${storm}/newest`)
  clock.now = new Date(NOON.getTime() + 4 * 60_000)
  expect(await ids(`${storm}/newest?messageId=${last}`)).toEqual([Number(last) + 2, Number(last) + 1])
})

it('a live sends the messages of any of the values of a group', async () => {
  const { ask } = setUp()
  const { messages } = await ask(`${storm}/newest?category=mar,escoles`)
  expect(new Set(messages.map((message) => 'category' in message && message.category))).toEqual(
    new Set(['mar', 'escoles']),
  )
})

it('the match has all 27 types of events', async () => {
  const { ask } = setUp()
  const { messages } = await ask(`/livefootball/${liveIds.match}/messages/newest?limit=200`)
  expect(new Set(messages.map(({ type }) => type)).size).toBe(27)
  expect(messages).toHaveLength(matchEvents.length)
})

it('the match could be played: level before extra time, and no two minutes closer than they are', async () => {
  const { ask } = setUp()
  const { messages } = await ask(`/livefootball/${liveIds.match}/messages/newest?limit=200`)
  const played = messages.toReversed()
  const extraTime = played.findIndex(({ type }) => type === 'first-extra-time-start')
  expect(played.slice(0, extraTime).findLast(({ score }) => score)?.score).toBe('1–1')
  const minutes = played.map(({ minute = '0' }) => Number(minute.split('+')[0]))
  expect(minutes).toEqual(minutes.toSorted((one, other) => one - other))
  const kickOff = Date.parse(played.find(({ type }) => type === 'kick-off')?.publishedDate ?? '')
  for (const { type, minute = '0', publishedDate } of played)
    if (type !== 'info')
      expect((Date.parse(publishedDate) - kickOff) / 60_000, type).toBeGreaterThanOrEqual(
        Number.parseInt(minute, 10) - 1,
      )
})

it('one live has no messages, and all others have some', async () => {
  const { ids, request } = setUp()
  expect(await ids(`/live/${liveIds.planned}/messages/newest`)).toEqual([])
  expect(await request('/live/9999/messages/newest')).toMatchObject({ status: 404 })
})
