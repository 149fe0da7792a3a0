import { expect, it } from 'vitest'
import { success } from '#lib/result.ts'
import { respond, server, setUp, startServer } from '#testing/client.fixture.ts'
import { createLibraryApi, type LibraryApi } from './library.api.ts'

startServer()

const nothing = { contents: [], users: [], authors: [], columns: [], topics: [] }

it.each<[(api: LibraryApi) => Promise<unknown>, string, unknown?]>([
  [(api) => api.fetchInterests(), 'GET /user/interest'],
  [(api) => api.setFollowed('user', '5', true), 'GET /user/user/5/follow'],
  [(api) => api.setFollowed('author', '5', false), 'GET /user/author/5/unfollow'],
  [(api) => api.setFollowed('column', 'a:b', true), 'GET /user/opinion-column/a%3Ab/follow'],
  [(api) => api.setFollowed('topic', '5', false), 'GET /user/topic/5/unfollow'],
  [(api) => api.setBlocked('5', true), 'POST /user/5/lock'],
  [(api) => api.setBlocked('5', false), 'POST /user/5/unlock'],
  [(api) => api.save('5', { saveLists: [], deleteLists: [] }), 'GET /user/content/5/save'],
  [
    (api) => api.save('5', { saveLists: ['1'], deleteLists: [] }),
    'POST /user/content',
    { contentId: '5', saveLists: ['1'], deleteLists: [] },
  ],
  [(api) => api.unsave('5'), 'DELETE /user/content/5'],
  [(api) => api.fetchLists(2), 'GET /user/favourite-list?page=2'],
  [(api) => api.createList('Viatges'), 'POST /user/favourite-list', { listName: 'Viatges' }],
  [(api) => api.renameList('4', 'Cuina'), 'PATCH /user/favourite-list/4', { listName: 'Cuina' }],
  [(api) => api.deleteList('a:b'), 'DELETE /user/favourite-list/a%3Ab'],
])('the library’s api sends %s', async (run, call, body) => {
  const requests = respond(nothing)
  await run(createLibraryApi(setUp().client))
  const [request] = requests
  if (!request) throw new Error('No request was sent.')
  const { pathname, search } = new URL(request.url)
  expect(`${request.method} ${pathname.replace('/api/front', '')}${search}`).toBe(call)
  if (body) expect(await request.json()).toEqual(body)
})

it('the library’s api reads ids as text, and lists with either name of their id', async () => {
  const api = createLibraryApi(setUp().client)
  respond({ response: { ...nothing, authors: [1, '2'], gifts: [{ contentId: 3 }] } })
  expect(await api.fetchInterests()).toMatchObject({ value: { authors: ['1', '2'], gifts: [{ contentId: '3' }] } })
  server.resetHandlers()
  respond({
    data: {
      page: 1,
      results: [
        { contentListId: 4, title: 'A' },
        { id: 5, title: 'B', defaultList: true },
      ],
    },
  })
  const empty = { defaultList: false, savedContentsIds: [] }
  expect(await api.fetchLists(1)).toEqual(
    success({
      results: [
        { ...empty, id: '4', title: 'A' },
        { ...empty, id: '5', title: 'B', defaultList: true },
      ],
      hasMoreResults: false,
    }),
  )
})

it.each(['all', 7, null])('the library’s api fails on an answer without a set of interests: %j', async (response) => {
  respond({ response })
  expect(await createLibraryApi(setUp().client).fetchInterests()).toMatchObject({ failure: { kind: 'contract' } })
})

it.each([
  [{ savedContents: [1] }, nothing],
  [
    { ...nothing, contents: 'all', users: [1] },
    { ...nothing, users: ['1'] },
  ],
  [
    { ...nothing, contents: [1, null, {}, 4] },
    { ...nothing, contents: ['1', '4'] },
  ],
  [
    { ...nothing, gifts: [{ contentId: 1 }, { giftDate: 'x' }] },
    { ...nothing, gifts: [{ contentId: '1' }] },
  ],
  [
    { ...nothing, totalFollowed: '12' },
    { ...nothing, totalFollowed: 0 },
  ],
])(
  'the library’s api reads an answer with sets of other names and broken ids, so that the reader can save: %j',
  async (body, expected) => {
    respond(body)
    expect(await createLibraryApi(setUp().client).fetchInterests()).toMatchObject({ ok: true, value: expected })
  },
)

it('the library’s api drops and reports a broken list or list id, and keeps the others', async () => {
  const { client, report } = setUp()
  respond({
    results: [{ id: 1 }, { id: 2, title: 'B', savedContentsIds: [1, null] }, { contentListId: 3, title: 'C' }],
  })
  expect(await createLibraryApi(client).fetchLists(1)).toMatchObject({
    value: {
      results: [
        { id: '2', savedContentsIds: ['1'] },
        { id: '3', title: 'C' },
      ],
    },
  })
  expect(report).toHaveBeenCalledTimes(2)
})

it.each([
  [null, {}],
  [{ ok: true }, {}],
  [{ response: { interests: { authors: [7] } } }, { authors: ['7'] }],
  [{ response: { authors: [7], topics: [] } }, { authors: ['7'], topics: [] }],
  [{ response: { authors: 'all' } }, {}],
  [{ response: { authors: 'all', topics: [7] } }, { topics: ['7'] }],
  [{ response: { authors: [7, null] } }, { authors: ['7'] }],
  [{ response: { interests: { authors: 'all', topics: [7] } } }, { topics: ['7'] }],
])('the library’s api reads interests in the answer to a change: %j', async (body, expected) => {
  respond(body)
  expect(await createLibraryApi(setUp().client).setFollowed('author', '5', true)).toEqual(success(expected))
})
