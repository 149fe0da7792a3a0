import { describe, expect, it, vi } from 'vitest'
import { success } from '#lib/result.ts'
import {
  buildComment,
  buildComments,
  buildList,
  buildListPage,
  createAnswer,
  createLoadedStore,
  createStoreWith,
  networkFailure,
} from '../comments.fixture.ts'
import type { CommentList } from '../comments.schema.ts'

describe('a comment’s dialog opened during a request', () => {
  const other = { kind: 'report', id: 'c2' } as const

  it.each([
    ['delete', 'remove', []],
    ['report', 'report', ['1']],
  ] as const)('stays open on the answer to that of another comment: %s', async (kind, verb, parameters) => {
    const { store, api } = await createLoadedStore(3)
    const answer = createAnswer<ReturnType<typeof success>>()
    api[verb].mockReturnValueOnce(answer.promise)
    store.openDialog({ kind, id: 'c3' })
    const done = (store[verb] as (...values: readonly string[]) => Promise<unknown>)('c3', ...parameters)
    store.openDialog(other)
    answer.give(success({}))
    await done
    expect(store.getState().dialog).toEqual(other)
  })

  it('stays open, with its comment, when another order loads', async () => {
    const { store, shown, comment } = await createLoadedStore()
    const load = store.load('asc')
    store.openDialog({ kind: 'report', id: 'c45' })
    await load
    expect(shown()).not.toContain('c45')
    expect(comment('c45')).toBeDefined()
  })
})

describe('a list page requested while another order loads', () => {
  it('belongs to the new list', async () => {
    const { store, shown, api } = await createLoadedStore(45)
    const list = createAnswer<ReturnType<typeof success<CommentList>>>()
    api.fetchList.mockReturnValueOnce(list.promise)
    const load = store.load('asc')
    const more = store.loadMore()
    list.give(success(buildList(buildComments(20, 20).toReversed(), { contentNumComments: 52 })))
    await Promise.all([load, more])
    expect(shown()).toEqual(
      buildComments(20, 20)
        .toReversed()
        .map(({ id }) => id),
    )
    await store.loadMore()
    expect(shown()).toHaveLength(40)
  })
})

describe('an answer that was requested before the latest one', () => {
  type ListAnswer = ReturnType<typeof success<CommentList>>

  it('is not shown as the list of the order that is awaited', async () => {
    const { store, shown, api } = await createLoadedStore(3)
    const [asc, desc] = [createAnswer<ListAnswer>(), createAnswer<ListAnswer>()]
    api.fetchList.mockReturnValueOnce(asc.promise).mockReturnValueOnce(desc.promise)
    const loads = [store.load('asc'), store.load('desc')]
    expect(api.fetchList.mock.calls.slice(-2).map(([, , read]) => read?.signal?.aborted)).toEqual([true, false])
    asc.give(success(buildList(buildComments(2, 2).toReversed())))
    await vi.waitFor(() => expect(shown()).toEqual(['c3', 'c2', 'c1']))
    expect(store.getState().list).toMatchObject({ reload: { status: 'loading', order: 'desc' } })
    desc.give(success(buildList(buildComments(4, 4))))
    await Promise.all(loads)
    expect(shown()).toEqual(['c4', 'c3', 'c2', 'c1'])
  })

  it('adds no list page of the order before', async () => {
    const { store, shown, api } = await createLoadedStore(45)
    const [before, after] = [createAnswer<ListAnswer>(), createAnswer<ListAnswer>()]
    api.fetchList.mockReturnValueOnce(before.promise)
    const newest = store.loadMore()
    await store.load('asc')
    api.fetchList.mockReturnValueOnce(after.promise)
    const oldest = store.loadMore()
    before.give(success(buildList(buildComments(25, 20))))
    await newest
    expect(shown()).toHaveLength(20)
    // Callers of the new request still wait for it.
    const joined = vi.fn()
    void store.loadMore().then(joined)
    await vi.dynamicImportSettled()
    expect(joined).not.toHaveBeenCalled()
    after.give(success(buildList(buildComments(40, 20).toReversed())))
    await oldest
    expect(shown()).toEqual(
      buildComments(40, 40)
        .toReversed()
        .map(({ id }) => id),
    )
  })

  it('brings no comment back that was deleted elsewhere meanwhile', async () => {
    const { store, shown, api } = await createLoadedStore(22)
    const listPage = createAnswer<ListAnswer>()
    api.fetchList.mockReturnValueOnce(listPage.promise)
    const more = store.loadMore()
    store.publishCount('c1')
    api.fetchList.mockResolvedValueOnce(success(buildList([buildComment('c2')])))
    listPage.give(success(buildList(buildComments(2, 2))))
    await more
    expect(shown().slice(-2)).toEqual(['c3', 'c2'])
  })

  it('leaves the replies unread that were hidden when another order loaded', async () => {
    const { store, api, repliesOf } = await createLoadedStore(25)
    const replies = createAnswer<Awaited<ReturnType<typeof api.fetchReplies>>>()
    api.fetchReplies.mockReturnValueOnce(replies.promise)
    store.showReplies('c25')
    store.hideReplies('c25')
    await store.load()
    await store.report('c24', '1')
    replies.give(success(buildListPage([buildComment('r1', { parentCommentId: 'c25' })])))
    await vi.dynamicImportSettled()
    expect(repliesOf('c25')).toBe('unread')
    expect(api.fetchReplies).toHaveBeenCalledOnce()
  })

  it('does not end the search for a comment that waits for the list', async () => {
    const { store, api } = createStoreWith(buildList(buildComments(3, 3)))
    api.fetchList.mockImplementationOnce(
      (_, __, { signal } = {}) =>
        new Promise((resolve) =>
          signal?.addEventListener('abort', () => resolve({ ok: false, failure: { kind: 'aborted' } })),
        ),
    )
    void store.load()
    const search = store.search(['c2'])
    await vi.dynamicImportSettled()
    const asc = createAnswer<ListAnswer>()
    api.fetchList.mockReturnValueOnce(asc.promise)
    void store.load('asc')
    await vi.dynamicImportSettled()
    asc.give(success(buildList(buildComments(3, 3).toReversed())))
    await search
    expect(store.getState()).toMatchObject({ search: { status: 'none' }, target: { id: 'c2', reason: 'found' } })
  })
})

describe('a reply’s draft', () => {
  it('does not reopen after the reader has closed it', async () => {
    const { store } = await createLoadedStore(45, { draftedReplyTo: 'c1' })
    store.openReplyForm({ id: 'c45', focus: true })
    store.closeReplyForm()
    await store.loadMore()
    await store.loadMore()
    expect(store.getState()).toMatchObject({ replyForm: undefined, list: { batch: { ids: { length: 45 } } } })
  })
})

it('a muted comment that is shown again keeps the focus on it', async () => {
  const { store } = createStoreWith(buildList([buildComment('c1')]))
  await store.load()
  store.unmuteOnce('c1')
  expect(store.getState().target).toEqual({ id: 'c1', reason: 'next' })
})

describe('replies that load while the order changes', () => {
  it('are shown when the other order fails', async () => {
    const { store, api, repliesOf } = await createLoadedStore(25)
    const replies = createAnswer<Awaited<ReturnType<typeof api.fetchReplies>>>()
    api.fetchReplies.mockReturnValueOnce(replies.promise)
    store.showReplies('c25')
    api.fetchList.mockResolvedValueOnce(networkFailure)
    await store.load('asc')
    replies.give(success(buildListPage([buildComment('r1', { parentCommentId: 'c25' })])))
    await vi.waitFor(() => expect(repliesOf('c25')).toMatchObject({ more: 'complete', ids: ['r1'] }))
  })
})

describe('a change of order that fails while the next list page loads', () => {
  it.each([
    ['first', ['order', 'list page']],
    ['last', ['list page', 'order']],
  ])('leaves no list page waiting when it is answered %s', async (_, answers) => {
    const { store, api, shown } = await createLoadedStore(45)
    const listPage = createAnswer<ReturnType<typeof success<CommentList>>>()
    const order = createAnswer<typeof networkFailure>()
    api.fetchList.mockReturnValueOnce(listPage.promise).mockReturnValueOnce(order.promise)
    const asked = { 'list page': store.loadMore(), order: store.load('asc') }
    for (const name of answers) {
      if (name === 'list page') listPage.give(success(buildList(buildComments(25, 20))))
      else order.give(networkFailure)
      await asked[name as keyof typeof asked]
    }
    expect(store.getState().list).toMatchObject({ order: 'desc', batch: { more: { status: 'idle' } } })
    await store.loadMore()
    expect(shown()).toHaveLength(45)
  })
})

describe('a like of a comment', () => {
  const liked = (id: string) => buildComment(id, { likedByUserIds: ['me'], likesNumber: 1 })

  /** A like and a later list, whose answers the test resolves. */
  async function likeDuringReload() {
    const test = await createLoadedStore(3)
    const like = createAnswer<ReturnType<typeof success<unknown>> | typeof networkFailure>()
    const list = createAnswer<ReturnType<typeof success<CommentList>>>()
    test.api.like.mockReturnValueOnce(like.promise)
    test.api.fetchList.mockReturnValueOnce(list.promise)
    const likes = test.store.toggleLike('c3')
    const reload = test.store.load()
    return {
      ...test,
      async likeAnswered(answer: ReturnType<typeof success<unknown>> | typeof networkFailure) {
        like.give(answer)
        await likes
      },
      async listAnswered(...comments: Parameters<typeof buildList>[0]) {
        list.give(success(buildList(comments)))
        await reload
      },
    }
  }

  it('survives a reload of the list while it is pending', async () => {
    const { comment, likeAnswered, listAnswered } = await likeDuringReload()
    await listAnswered(buildComment('c3'))
    expect(comment('c3')).toMatchObject({ likedByUserIds: ['me'], likesNumber: 1 })
    await likeAnswered(success({}))
    expect(comment('c3')).toMatchObject({ likedByUserIds: ['me'], likesNumber: 1 })
  })

  it('survives the answer to a list’s request that was sent before its confirmation', async () => {
    const { api, comment, likeAnswered, listAnswered } = await likeDuringReload()
    await likeAnswered(success({}))
    api.fetchList.mockResolvedValueOnce(success(buildList([liked('c3')])))
    await listAnswered(buildComment('c3'))
    expect(comment('c3')).toMatchObject({ likedByUserIds: ['me'], likesNumber: 1 })
  })

  it('is counted once when the list already includes it', async () => {
    const { comment, likeAnswered, listAnswered } = await likeDuringReload()
    await listAnswered(liked('c3'))
    expect(comment('c3')?.likesNumber).toBe(1)
    await likeAnswered(success({}))
    expect(comment('c3')?.likesNumber).toBe(1)
  })

  it('stays when it seems to fail and the list includes it', async () => {
    const { comment, likeAnswered, listAnswered } = await likeDuringReload()
    await listAnswered(liked('c3'))
    await likeAnswered(networkFailure)
    expect(comment('c3')).toMatchObject({ likedByUserIds: ['me'], likesNumber: 1 })
  })

  it('is replaced by a list requested after it', async () => {
    const { store, api, comment } = await createLoadedStore(3)
    await store.toggleLike('c3')
    api.fetchList.mockResolvedValueOnce(success(buildList([buildComment('c3')])))
    await store.load()
    expect(comment('c3')?.likesNumber).toBe(0)
  })
})
