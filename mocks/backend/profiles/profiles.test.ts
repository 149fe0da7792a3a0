import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { setUpBackend } from '../backend.fixture.ts'
import type { PersonaName } from '../personas.ts'

const CommentsSchema = v.object({
  numComments: v.number(),
  contents: v.array(
    v.object({ id: v.number(), comments: v.array(v.object({ id: v.string(), publicationDate: v.string() })) }),
  ),
})

function setUp(as: PersonaName = 'subscriber') {
  const { request } = setUpBackend()
  return {
    request: (path: string, options = {}) => request(path, { as, ...options }),
    async comments(id: string, query = '') {
      const { value } = await request(`/profile/comments/${id}${query}`, { as })
      const { numComments, contents } = v.parse(CommentsSchema, value)
      return { numComments, contents, comments: contents.flatMap((content) => content.comments) }
    },
  }
}

describe('the mock’s profile card', () => {
  it('has counts and a description, of oneself without an id', async () => {
    const { request } = setUp()
    const card = (await request('/profile')).value
    expect(card).toMatchObject({ userId: 9006, nick: 'Aloma del Rec', public: true, followedTotalResults: 3 })
    expect(card).toEqual((await request('/profile/9006')).value)
    expect(card).toHaveProperty('likeTotalResults', expect.any(Number))
    expect(await request('/profile/2001')).toMatchObject({ value: { userId: 2001, public: true } })
  })

  it('shows nothing of a private profile to others, and everything to its owner', async () => {
    const { request, comments } = setUp()
    await request('/user/profile', { method: 'PATCH', body: { visible: false } })
    const hidden = { public: false, description: null, followerTotalResults: null, likeTotalResults: null }
    expect(await request('/profile/9006', { as: 'registered' })).toMatchObject({ value: hidden })
    expect(await request('/profile/comments/9006', { as: 'registered' })).toMatchObject({
      value: { numComments: 0, contents: [] },
    })
    expect(await request('/profile')).toMatchObject({ value: { public: false, followedTotalResults: 3 } })
    expect((await comments('9006')).numComments).toBeGreaterThan(0)
  })

  it('has neither nick nor picture for the readers who get the specified fields alone', async () => {
    const { request } = setUp('premium-c')
    expect(Object.keys(v.parse(v.looseObject({}), (await request('/profile/9006')).value))).toEqual([
      'userId',
      'public',
      'description',
      'followerTotalResults',
      'followedTotalResults',
      'likeTotalResults',
    ])
  })

  it('needs a signed-in reader, and one who exists', async () => {
    const { request } = setUp()
    expect(await request('/profile/2001', { token: 'none' })).toMatchObject({ status: 401 })
    expect(await request('/profile/1')).toMatchObject({ status: 404 })
    expect(await request('/profile/comments/1')).toMatchObject({ status: 404 })
  })
})

describe('the mock’s list of a reader’s comments', () => {
  it('is paged in both orders, under their contents', async () => {
    const { comments } = setUp()
    const { numComments, comments: newest } = await comments('9006', '?limit=3&page=1&order=DESC')
    const dates = newest.map(({ publicationDate }) => publicationDate)
    expect(newest).toHaveLength(3)
    expect(dates.toSorted().reverse()[0]).toBe(dates[0])
    const { comments: second } = await comments('9006', '?limit=3&page=2&order=DESC')
    const { comments: all } = await comments('9006', '?order=ASC')
    expect(all).toHaveLength(Math.min(20, numComments))
    expect(new Set([...newest, ...second].map(({ id }) => id)).size).toBe(6)
  })

  it('is shorter after one was deleted', async () => {
    const { request, comments } = setUp()
    const before = await comments('9006', '?limit=100')
    const [own] = before.contents.find(({ id }) => id === 1002)?.comments ?? []
    expect(await request(`/comment/${own?.id}`, { method: 'DELETE' })).toMatchObject({ status: 200 })
    const after = await comments('9006', '?limit=100')
    expect(after.numComments).toBe(before.numComments - 1)
    expect(after.comments.map(({ id }) => id)).not.toContain(own?.id)
  })

  it('is empty for a newcomer', async () => {
    expect(await setUp('newcomer').comments('9024')).toMatchObject({ numComments: 0, contents: [] })
  })
})

it('the app’s editions are listed in the page’s language, outside the API’s base', async () => {
  const { request } = setUp()
  expect(await request('/api/app/editions', { language: 'de' })).toMatchObject({
    value: { editions: [{ title: 'Katalonien' }, { title: 'Balearen' }, { title: 'Andorra' }] },
  })
  expect(await request('/editions')).toMatchObject({ status: 'unknown' })
})
