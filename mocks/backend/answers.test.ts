import * as v from 'valibot'
import { expect, test } from 'vitest'
import { languages } from '#lib/site/config/config.ts'
import { CurrentUserSchema } from '#page/session/profile.schema.ts'
import { ArchiveSchema } from '#widgets/archive/archive.schema.ts'
import { CommentListSchema } from '#widgets/comments/comments.schema.ts'
import { FoundUsersSchema } from '#widgets/comments/foundUsers.schema.ts'
import { PaywallMessageSchema } from '#widgets/paywall/paywall.schema.ts'
import { PollSchema } from '#widgets/poll/poll.schema.ts'
import { setUpBackend } from './backend.fixture.ts'
import { personaNames } from './personas.ts'

const reads: [path: string, schema: v.GenericSchema][] = [
  ...['1001', '1002', '1003', '1004', '1005', '1006'].map((id): [string, v.GenericSchema] => [
    `/comment/content/${id}`,
    CommentListSchema,
  ]),
  ...['4711', '4712', '4713', '4714', '4715', '4716'].map((id): [string, v.GenericSchema] => [
    `/poll/${id}`,
    PollSchema,
  ]),
  ...['501', '502', '503', '504', '505', '506', '507'].map((id): [string, v.GenericSchema] => [
    `/paywall/message/${id}`,
    PaywallMessageSchema,
  ]),
  ...['', '?page=2', '?edition=balears', '?publication=dominical&order=asc', '?date=2025-12-25'].map(
    (query): [string, v.GenericSchema] => [`/archive/publications${query}`, ArchiveSchema],
  ),
]

test.each(reads)('the answers of %s match their schema in every language', async (path, schema) => {
  const { request } = setUpBackend()
  for (const language of languages) {
    const { status, value } = await request(path, { as: 'subscriber', language })
    expect(status).toBe(200)
    expect(v.safeParse(schema, value).issues).toBeUndefined()
  }
})

test('each persona has its own profile', async () => {
  const { request } = setUpBackend()
  const nicks = new Set<string>()
  for (const as of personaNames.filter((name) => name !== 'anonymous')) {
    nicks.add(v.parse(CurrentUserSchema, (await request('/user/profile', { as })).value).nick)
  }
  expect(nicks.size).toBe(personaNames.length - 1)
})

test('a search finds readers by any part of their nick, ignoring case and accents', async () => {
  const { request } = setUpBackend()
  const search = async (text: string) => {
    const { value } = await request('/comment/user/search', { method: 'POST', as: 'subscriber', body: { text } })
    return v.parse(FoundUsersSchema, value).map(({ nick }) => nick)
  }
  expect(await search('BIBLIO')).toEqual(['Bibliòmana'])
  expect((await search('ri')).slice(0, 1)).toEqual(['ricard.p'])
  expect(await search('a')).toHaveLength(10)
  expect(await search('aloma')).toEqual([])
  expect(await search(' ')).toEqual([])
})

test('readers are muted and unmuted', async () => {
  const { request } = setUpBackend()
  const muted = async () => {
    const { value } = await request('/user/interest', { as: 'subscriber' })
    return v.parse(v.object({ blockedUsers: v.array(v.string()) }), value).blockedUsers
  }
  expect(await muted()).toEqual([])
  await request('/user/2001/lock', { method: 'POST', as: 'subscriber' })
  await request('/user/2002/lock', { method: 'POST', as: 'subscriber' })
  await request('/user/2001/unlock', { method: 'POST', as: 'subscriber' })
  expect(await muted()).toEqual(['2002'])
  expect(await request('/user/1/lock', { method: 'POST', as: 'subscriber' })).toMatchObject({ status: 404 })
})

test('an unknown path gets no answer', async () => {
  const { request } = setUpBackend()
  expect(await request('/weather')).toMatchObject({ status: 'unknown' })
})
