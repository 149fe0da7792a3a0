import { expect, test } from 'vitest'
import { existingArticle } from '#newspaper/content/articleById.ts'
import { articlePath } from '#newspaper/content/articles.ts'
import { NOON, setUpBackend } from './backend.fixture.ts'
import { readGiftCode } from './gifts/giftLink.ts'
import type { PersonaName } from './personas.ts'

const DAY = 24 * 60 * 60 * 1000
const give = (as?: PersonaName) => ({ method: 'POST', ...(as && { as }) }) as const
const remaining = async (request: ReturnType<typeof setUpBackend>['request'], as: PersonaName = 'subscriber') => {
  const { value } = await request('/user/profile', { as })
  return (value as { numberGiftsRemaining: number }).numberGiftsRemaining
}

test('a gift returns a link and decreases the month’s count, also in the profile', async () => {
  const { request } = setUpBackend()
  const { status, value } = await request('/give-away/1004', give('subscriber'))
  expect(status).toBe(200)
  expect(value).toEqual({
    hashURL: expect.stringContaining(`${articlePath(existingArticle('1004'))}?gift=`),
    numberGiftsRemaining: 6,
  })
  const { hashURL } = value as { hashURL: string }
  expect(readGiftCode(hashURL.split('gift=')[1] ?? '')).toEqual(NOON)
  expect(await remaining(request)).toBe(6)
  expect(await remaining(request, 'premium-s')).toBe(7)
})

test('giving again within 7 days is free and keeps the link; later it counts', async () => {
  const { request, clock } = setUpBackend()
  const first = await request('/give-away/1004', give('subscriber'))
  clock.now = new Date(NOON.getTime() + 7 * DAY)
  expect((await request('/give-away/1004', give('subscriber'))).value).toEqual(first.value)
  clock.now = new Date(NOON.getTime() + 8 * DAY)
  expect(await request('/give-away/1004', give('subscriber'))).toMatchObject({ value: { numberGiftsRemaining: 5 } })
})

test.each([
  [undefined, 401],
  ['registered', 403],
  ['subscriber-no-gift', 403],
  ['subscriber-gifts-used', 400],
  ['subscriber-last-gift', 200],
] as const)('a gift by the persona %s is answered %i', async (as, status) => {
  const { request } = setUpBackend()
  expect(await request('/give-away/1004', give(as))).toMatchObject({ status })
})

test('a gift after the last one, and of an unknown article, is refused', async () => {
  const { request } = setUpBackend()
  expect(await request('/give-away/1004', give('subscriber-last-gift'))).toMatchObject({
    value: { numberGiftsRemaining: 0 },
  })
  expect(await request('/give-away/1001', give('subscriber-last-gift'))).toMatchObject({ codes: ['NO_GIFTS_LEFT'] })
  expect(await request('/give-away/4711', give('subscriber'))).toMatchObject({ status: 404 })
})

test('the counter of gifts resets on the first of the next month', async () => {
  const { request, clock } = setUpBackend()
  clock.now = new Date('2026-12-01T12:00:00Z')
  expect(await remaining(request, 'subscriber-gifts-used')).toBe(10)
  expect(await request('/give-away/1004', give('subscriber-gifts-used'))).toMatchObject({
    value: { numberGiftsRemaining: 9 },
  })
})

test('gifts are listed newest first', async () => {
  const { request } = setUpBackend()
  await request('/give-away/1004', give('subscriber'))
  const { value } = await request('/user/gifts?page=1', { as: 'subscriber', language: 'en' })
  expect(value).toMatchObject({
    page: 1,
    hasMoreResults: false,
    results: [
      {
        id: 1004,
        dateGiftCreated: NOON.toISOString(),
        numberOfTimesGiftGiven: 1,
        title: expect.stringMatching(/\w/),
        image: {},
      },
      { id: 1005, numberOfTimesGiftGiven: 2 },
      { id: 1006 },
      { id: 1002 },
    ],
  })
  expect(await request('/user/gifts?page=2', { as: 'subscriber' })).toMatchObject({ value: { results: [] } })
  expect(await request('/user/gifts', { as: 'registered' })).toMatchObject({ value: { results: [] } })
  expect(await request('/user/gifts')).toMatchObject({ status: 401 })
})
