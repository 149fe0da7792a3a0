import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { languages } from '#lib/site/config/config.ts'
import { FavouriteListsSchema, InterestsSchema } from '#page/library/interests/interests.schema.ts'
import { setUpBackend } from '../backend.fixture.ts'
import type { PersonaName } from '../personas.ts'

function setUp(as: PersonaName = 'subscriber') {
  const { request, backend } = setUpBackend()
  return {
    backend,
    request: (path: string, options = {}) => request(path, { as, ...options }),
    interests: async (who = as) => v.parse(InterestsSchema, (await request('/user/interest', { as: who })).value),
    lists: async (number = 1) =>
      v.parse(FavouriteListsSchema, (await request(`/user/favourite-list?page=${number}`, { as })).value),
    post: (path: string, body: object, more = {}) => request(path, { as, method: 'POST', body, ...more }),
  }
}

describe('interests of the mock’s readers', () => {
  it('belong to each reader, some with many and some with none', async () => {
    const { interests } = setUp()
    expect(await interests()).toMatchObject({
      contents: ['1002', '1003', '1004'],
      authors: ['101', '103'],
      columns: ['401'],
    })
    expect(await interests('founder')).toMatchObject({ contents: [], users: [], totalFollowed: 0 })
    const { totalFollowed, totalFollowers, users } = await interests()
    expect([totalFollowed, totalFollowers]).toEqual([users.length, 5])
  })

  it('include the contents of the lists on request', async () => {
    const { request } = setUp()
    const { value } = await request('/user/interest-with-saved-content-lists')
    expect(value).toMatchObject({ contents: [1002, 1003, 1004], favouriteLists: expect.any(Array) })
    expect(value).toHaveProperty('favouriteLists.0', expect.objectContaining({ savedContentsIds: [1002, 1003, 1004] }))
    expect((await request('/user/interest')).value).not.toHaveProperty('favouriteLists.0.savedContentsIds')
  })
})

describe('contents of the mock’s library', () => {
  it('are saved, and removed from all lists by either call', async () => {
    const { request, interests, lists } = setUp()
    await request('/user/content/1001/save')
    expect((await interests()).contents).toContain('1001')
    await request('/user/content/1002', { method: 'DELETE' })
    await request('/user/content/1003/delete')
    expect((await interests()).contents).toEqual(['1004', '1001'])
    const { results } = await lists()
    expect(results.filter(({ savedContentsIds }) => savedContentsIds.includes('1002'))).toEqual([])
    expect(await request('/user/content/1002', { method: 'DELETE' })).toMatchObject({ status: 404 })
    expect(await request('/user/content/nothing/save')).toMatchObject({ status: 404 })
  })

  it('are added to some lists and removed from others, or none at all', async () => {
    const { lists, post } = setUp()
    const [, one, other] = (await lists()).results
    const change = { contentId: '1001', saveLists: [one?.id, other?.id], deleteLists: [] }
    await post('/user/content', change)
    await post('/user/content', { contentId: 1001, deleteLists: [one?.id] })
    const has = async (id?: string) =>
      (await lists()).results.find((list) => list.id === id)?.savedContentsIds.includes('1001')
    expect([await has(one?.id), await has(other?.id)]).toEqual([false, true])
    expect(await post('/user/content', { ...change, saveLists: [one?.id, '1'] })).toMatchObject({ status: 404 })
    expect(await has(one?.id)).toBe(false)
    expect(await post('/user/content', {})).toMatchObject({ status: 400 })
  })

  it('are listed as cards, latest first', async () => {
    const { request, lists } = setUp()
    const cards = (await request('/user/content?page=1', { language: 'de' })).value
    expect(cards).toMatchObject({ page: 1, hasMoreResults: false, results: [{ id: 1004 }, { id: 1003 }, { id: 1002 }] })
    expect(cards).toHaveProperty('results.2.title', 'Lob des Sitzenbleibens')
    const list = (await lists()).results.find(
      ({ defaultList, savedContentsIds }) => !defaultList && savedContentsIds.length > 0,
    )
    expect(
      (await request(`/user/content?contentId=${list?.savedContentsIds[0]}&listId=${list?.id}`)).value,
    ).toMatchObject({
      results: [{ id: Number(list?.savedContentsIds[0]) }],
    })
    expect(await request('/user/content?contentId=1001&listId=1')).toMatchObject({ status: 404 })
    expect(await request('/user/content?page=0')).toMatchObject({ status: 400 })
  })
})

describe('lists of the mock’s library', () => {
  it('are a hundred on two list pages for premium-s, the default list first', async () => {
    const { lists } = setUp('premium-s')
    const [one, two] = [await lists(1), await lists(2)]
    expect([one.results.length, one.hasMoreResults, two.results.length, two.hasMoreResults]).toEqual([
      50,
      true,
      50,
      false,
    ])
    expect(one.results.map(({ defaultList }) => defaultList).indexOf(true)).toBe(0)
  })

  it('start empty, with the default list after the first save', async () => {
    const { request, lists } = setUp('founder')
    expect((await lists()).results).toEqual([])
    await request('/user/content/1001/save')
    expect((await lists()).results).toMatchObject([{ defaultList: true, savedContentsIds: ['1001'] }])
  })

  it('are created, renamed and deleted; their contents stay saved', async () => {
    const { request, interests, lists, post } = setUp()
    const made = await post('/user/favourite-list', { listName: ' Viatges ' })
    expect(made).toMatchObject({ status: 200, value: { title: 'Viatges', savedContentsIds: [], defaultList: false } })
    const [all, list] = (await lists()).results
    expect(list?.title).toBe('Viatges')
    await post('/user/content', { contentId: '1001', saveLists: [list?.id] })
    const path = `/user/favourite-list/${list?.id}`
    expect((await request(path)).value).toMatchObject({ results: [{ id: 1001 }] })
    await request(path, { method: 'PATCH', body: { listName: 'VIATGES' } })
    expect((await lists()).results[1]?.title).toBe('VIATGES')
    expect(await request(path, { method: 'DELETE' })).toMatchObject({ status: 200 })
    expect((await lists()).results[1]?.title).not.toBe('VIATGES')
    expect((await interests()).contents).toContain('1001')
    expect(await request(path)).toMatchObject({ status: 404 })
    for (const method of ['PATCH', 'DELETE']) {
      expect(await request(`/user/favourite-list/${all?.id}`, { method, body: { listName: 'Tot' } })).toMatchObject({
        status: 404,
      })
    }
  })

  it.each([
    ['', 'LIST_NAME_REQUIRED'],
    ['   ', 'LIST_NAME_REQUIRED'],
    ['x'.repeat(51), 'LIST_NAME_TOO_LONG'],
    ['receptes', 'LIST_NAME_ALREADY_IN_USE'],
  ])('cannot be named “%s”', async (listName, code) => {
    const { request, lists, post } = setUp()
    const responses = await Promise.all(
      languages.map((language) => post('/user/favourite-list', { listName }, { language })),
    )
    for (const answer of responses) expect(answer).toMatchObject({ status: 400, codes: [code] })
    const other = (await lists()).results.find(({ title, defaultList }) => !defaultList && title !== 'Receptes')
    const renamed = await request(`/user/favourite-list/${other?.id}`, { method: 'PATCH', body: { listName } })
    expect(renamed).toMatchObject({ status: 400, codes: [code] })
  })
})

describe('the mock’s calls to follow', () => {
  it.each([
    ['user', '9013', 'users'],
    ['author', '102', 'authors'],
    ['opinion-column', '402', 'columns'],
    ['topic', '301', 'topics'],
  ] as const)('follow and unfollow a %s', async (kind, id, field) => {
    const { request, interests } = setUp()
    expect(await request(`/user/${kind}/${id}/follow`)).toMatchObject({ status: 200 })
    expect((await interests())[field]).toContain(id)
    expect((await request(`/user/${kind}`)).value).toMatchObject({ page: 1, hasMoreResults: false })
    expect((await request(`/user/${kind}`)).value).toHaveProperty(
      `results.0.${kind === 'user' ? 'userId' : 'id'}`,
      Number(id),
    )
    await request(`/user/${kind}/${id}/unfollow`)
    expect((await interests())[field]).not.toContain(id)
    expect(await request(`/user/${kind}/0/follow`)).toMatchObject({ status: 404 })
  })

  it('update the followed reader’s followers', async () => {
    const { request, interests } = setUp()
    await request('/user/user/9013/follow')
    expect((await interests('founder')).totalFollowers).toBe(2)
    expect((await request('/user/followers', { as: 'founder' })).value).toMatchObject({
      results: expect.arrayContaining([expect.objectContaining({ userId: 9006, nick: 'Aloma del Rec' })]),
    })
  })

  it('refuse to follow oneself', async () => {
    const { request } = setUp()
    expect(await request('/user/user/9006/follow')).toMatchObject({ status: 404 })
  })
})

describe('the persona collector', () => {
  it('has 10,000 contents, paged to the end', async () => {
    const { request, interests } = setUp('collector')
    expect(new Set((await interests()).contents).size).toBe(10_000)
    expect((await request('/user/content?page=1')).value).toMatchObject({
      nextPage: 2,
      hasMoreResults: true,
      results: expect.arrayContaining([expect.objectContaining({ id: 29999, title: expect.any(String) })]),
    })
    expect((await request('/user/content?page=500')).value).toMatchObject({ nextPage: null, hasMoreResults: false })
    expect((await request('/user/favourite-list/9023001?page=150')).value).toMatchObject({ hasMoreResults: false })
    expect(await request('/user/content/20007', { method: 'DELETE' })).toMatchObject({ status: 200 })
    expect((await interests()).contents).toHaveLength(9999)
  })

  it('has 5,000 followers, who can be followed back', async () => {
    const { request, interests } = setUp('collector')
    expect(await interests()).toMatchObject({ totalFollowers: 5000, totalFollowed: 300 })
    expect((await request('/user/followers?page=250')).value).toMatchObject({ hasMoreResults: false })
    expect(await request('/user/user/35000/follow')).toMatchObject({ status: 200 })
    expect((await request('/user/user')).value).toHaveProperty('results.0.userId', 35000)
  })
})

it('a newcomer’s library is empty', async () => {
  const { interests, lists } = setUp('newcomer')
  expect(await interests()).toMatchObject({ contents: [], users: [], topics: [], gifts: [], totalFollowers: 0 })
  expect((await lists()).results).toEqual([])
})

it('a reset restores the initial lists', async () => {
  const { request, backend, interests } = setUp('founder')
  await request('/user/content/1001/save')
  backend.reset()
  expect((await interests()).contents).toEqual([])
})
