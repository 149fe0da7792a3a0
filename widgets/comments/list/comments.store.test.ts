import { describe, expect, it } from 'vitest'
import { failed, success } from '#lib/result.ts'
import {
  buildComments,
  buildList,
  createAnswer,
  createLoadedStore,
  createStoreWith,
  networkFailure,
} from '../comments.fixture.ts'
import type { CommentsApi } from './comments.api.ts'

type ListAnswer = Awaited<ReturnType<CommentsApi['fetchList']>>

const ids = (first: number, count: number) => buildComments(first, count).map(({ id }) => id)

describe('the store’s list of comments', () => {
  it('loads, and publishes the number of comments', async () => {
    const { shown, told } = await createLoadedStore()
    expect(shown()).toEqual(ids(45, 20))
    expect(told).toHaveBeenCalledExactlyOnceWith('quiosc:comments-counted', { contentId: '1001', count: 52 })
  })

  it('tracks once that the comments were opened', async () => {
    const { store, track } = await createLoadedStore()
    await store.load('asc')
    expect(track).toHaveBeenCalledExactlyOnceWith({ category: 'comments', action: 'open', label: '1001' })
  })

  it('loads list pages with the last comment as the cursor, to the end', async () => {
    const { store, shown, api } = await createLoadedStore()
    await store.loadMore()
    await store.loadMore()
    await store.loadMore()
    expect(shown()).toEqual(ids(45, 45))
    expect(api.fetchList.mock.calls.map(([, , options]) => options?.fromCommentId)).toEqual([undefined, 'c26', 'c6'])
  })

  it('goes on to a list page that is not full where their number is missing', async () => {
    const { store, shown, api } = await createLoadedStore()
    const uncounted = (first: number, count: number) =>
      success(buildList(buildComments(first, count), { contentNumComments: undefined }))
    api.fetchList.mockResolvedValueOnce(uncounted(45, 20)).mockResolvedValueOnce(uncounted(25, 3))
    await store.load('asc')
    for (let listPage = 0; listPage < 3; listPage++) await store.loadMore()
    expect(shown()).toHaveLength(23)
    expect(api.fetchList).toHaveBeenCalledTimes(3)
  })

  it('ends with an empty list page when the last one was full', async () => {
    const { store, shown, api } = await createLoadedStore(40)
    for (let listPage = 0; listPage < 4; listPage++) await store.loadMore()
    expect(shown()).toHaveLength(40)
    expect(api.fetchList).toHaveBeenCalledTimes(3)
  })

  it('requests no second list page when all comments are loaded', async () => {
    const { store, api } = createStoreWith(buildList(buildComments(3, 3)))
    await store.load()
    await store.loadMore()
    expect(api.fetchList).toHaveBeenCalledOnce()
  })

  it('requests a list page once, however often the end is reached', async () => {
    const { store, api } = await createLoadedStore()
    await Promise.all([store.loadMore(), store.loadMore()])
    expect(api.fetchList).toHaveBeenCalledTimes(2)
  })

  it('keeps the comments when a list page fails, and loads it on retry', async () => {
    const { store, shown, api } = await createLoadedStore()
    api.fetchList.mockResolvedValueOnce(networkFailure)
    await store.loadMore()
    expect(shown()).toHaveLength(20)
    expect(store.getState().list).toMatchObject({ batch: { more: { status: 'failed', failure: { kind: 'network' } } } })
    await store.loadMore()
    expect(shown()).toHaveLength(40)
  })

  it('shows a comment once that the next list page repeats', async () => {
    const { store, shown, api } = await createLoadedStore()
    api.fetchList.mockResolvedValueOnce(success(buildList([...buildComments(27, 2), ...buildComments(25, 18)])))
    await store.loadMore()
    expect(shown()).toEqual(ids(45, 38))
  })

  it('stops when the server ignores the cursor', async () => {
    const { store, shown, api } = await createLoadedStore()
    api.fetchList.mockResolvedValue(success(buildList(buildComments(45, 20))))
    await store.loadMore()
    await store.loadMore()
    expect(shown()).toHaveLength(20)
    expect(api.fetchList).toHaveBeenCalledTimes(2)
  })

  it('shows a failure, and can be retried', async () => {
    const { store, shown, api } = createStoreWith(buildList(buildComments(3, 3)))
    api.fetchList.mockResolvedValueOnce(failed({ kind: 'timeout' }))
    await store.load()
    expect(store.getState().list).toEqual({ status: 'failed', order: 'desc', failure: { kind: 'timeout' } })
    await store.load()
    expect(shown()).toEqual(ids(3, 3))
  })

  it('ignores an answer after the island has unmounted', async () => {
    const { store, lifetime } = createStoreWith(buildList([]))
    const load = store.load()
    lifetime.abort()
    await load
    expect(store.getState().list.status).toBe('loading')
  })
})

describe('a list of comments that a server has rendered', () => {
  const answer = () => buildList(buildComments(3, 3))

  it('renders no row again for the same answer', async () => {
    const { store, shown } = createStoreWith(answer(), { served: answer() })
    const { entries } = store.getState()
    await store.load()
    expect(shown()).toEqual(ids(3, 3))
    for (const id of shown()) expect(store.getState().entries.get(id)).toBe(entries.get(id))
  })

  it('updates its relative times when it is loaded later, with the same answer', async () => {
    let now = new Date('2026-11-21T10:00:00Z')
    const { store } = createStoreWith(answer(), { served: answer(), now: () => now })
    await store.load()
    now = new Date('2026-11-21T11:00:00Z')
    await store.load('desc')
    expect(store.getState().entries.get('c3')?.readAt).toEqual(now)
  })

  it('is replaced by another answer', async () => {
    const served = buildList(buildComments(3, 3).map((comment) => ({ ...comment, body: 'As it was' })))
    const { store, comment } = createStoreWith(answer(), { served })
    expect(comment('c3')?.body).toBe('As it was')
    await store.load()
    expect(comment('c3')).toEqual(buildComments(3, 1)[0])
  })
})

describe('a change of the comments’ order', () => {
  it('keeps the old list until the new one has loaded', async () => {
    const { store, shown } = await createLoadedStore()
    const load = store.load('asc')
    expect(shown()).toEqual(ids(45, 20))
    expect(store.getState().list).toMatchObject({ order: 'desc', reload: { status: 'loading', order: 'asc' } })
    await load
    expect(shown()).toEqual(ids(20, 20).toReversed())
    expect(store.getState().list).toMatchObject({ order: 'asc', reload: { status: 'idle' } })
  })

  it('keeps the old list when the new one fails', async () => {
    const { store, shown, api } = await createLoadedStore()
    api.fetchList.mockResolvedValueOnce(networkFailure)
    await store.load('asc')
    expect(shown()).toEqual(ids(45, 20))
    expect(store.getState().list).toMatchObject({ order: 'desc', reload: { status: 'failed', order: 'asc' } })
  })

  it('ignores a late list page of the old list', async () => {
    const { store, shown, api } = await createLoadedStore()
    const listPage = createAnswer<ListAnswer>()
    api.fetchList.mockReturnValueOnce(listPage.promise)
    const more = store.loadMore()
    await store.load('asc')
    listPage.give(success(buildList(buildComments(25, 20))))
    await more
    expect(shown()).toEqual(ids(20, 20).toReversed())
    await store.loadMore()
    expect(shown()).toEqual(ids(40, 40).toReversed())
  })

  it('shows the order requested last, whichever answers first', async () => {
    const { store, api } = await createLoadedStore()
    const slow = createAnswer<ListAnswer>()
    api.fetchList.mockReturnValueOnce(slow.promise)
    const first = store.load('asc')
    await store.load('desc')
    slow.give(success(buildList([])))
    await first
    expect(store.getState().list).toMatchObject({ order: 'desc', reload: { status: 'idle' } })
  })
})
