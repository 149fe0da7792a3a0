import { describe, expect, it, vi } from 'vitest'
import { success } from '../../../src/lib/result.ts'
import {
  buildComment,
  buildList,
  buildPage,
  buildPageOf,
  createAnswer,
  createLoadedStore,
  createStoreWith,
  networkFailure,
} from '../comments.fixture.ts'
import type { CommentList } from '../comments.schema.ts'
import type { CommentsStore } from './comments.store.ts'

const mine = (parentCommentId?: string) =>
  success(buildComment('new', { parentCommentId, author: { id: 'me', nick: 'Me' } }))

/** A post whose answer the test resolves after further actions. */
async function postTo(parentId: string | undefined) {
  const test = await createLoadedStore(25)
  const answer = createAnswer<ReturnType<typeof mine>>()
  test.api.post.mockReturnValueOnce(answer.promise)
  const posted = test.store.post('Hello', parentId, [])
  return {
    ...test,
    async answered() {
      answer.give(mine(parentId))
      return posted
    },
  }
}

describe('an answer to a post', () => {
  it('does not close another form opened meanwhile', async () => {
    const { store, answered } = await postTo('c25')
    const panel = { id: 'c24', focus: true } as const
    store.openPanel(panel)
    await answered()
    expect(store.getState().panel).toEqual(panel)
  })

  it('finds its parent in the list of another order, where the form for the reply has kept it', async () => {
    const { store, shown, answered } = await postTo('c25')
    store.openPanel({ id: 'c25', focus: true })
    await store.load('asc')
    expect(shown()).toContain('c25')
    expect(store.getState().panel?.id).toBe('c25')
    expect(await answered()).toEqual(success('placed'))
  })
})

describe('a dialog opened meanwhile', () => {
  const other = { kind: 'report', id: 'c2' } as const

  it.each([
    ['delete', 'remove', []],
    ['report', 'report', ['1']],
  ] as const)('stays open on the answer to another one: %s', async (kind, verb, parameters) => {
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

describe('a page requested while another order loads', () => {
  it('belongs to the new list', async () => {
    const { store, shown, api } = await createLoadedStore(45)
    const list = createAnswer<ReturnType<typeof success<CommentList>>>()
    api.fetchList.mockReturnValueOnce(list.promise)
    const load = store.load('asc')
    const more = store.loadMore()
    list.give(success(buildList(buildPage(20, 20).toReversed(), { contentNumComments: 52 })))
    await Promise.all([load, more])
    expect(shown()).toEqual(
      buildPage(20, 20)
        .toReversed()
        .map(({ id }) => id),
    )
    await store.loadMore()
    expect(shown()).toHaveLength(40)
  })
})

describe('a reply’s draft', () => {
  it('does not reopen after the reader has closed it', async () => {
    const { store } = await createLoadedStore(45, { draftedReplyTo: 'c1' })
    store.openPanel({ id: 'c45', focus: true })
    store.closePanel()
    await store.loadMore()
    await store.loadMore()
    expect(store.getState()).toMatchObject({ panel: undefined, list: { batch: { ids: { length: 45 } } } })
  })
})

it('showing a muted comment keeps the focus on it', async () => {
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
    replies.give(success(buildPageOf([buildComment('r1', { parentCommentId: 'c25' })])))
    await vi.waitFor(() => expect(repliesOf('c25')).toMatchObject({ more: 'complete', ids: ['r1'] }))
  })
})

describe('an own comment that the reloaded list already has', () => {
  it('is shown once, and counted once', async () => {
    const { store, api, shown, answered } = await postTo(undefined)
    const list = [buildComment('new'), ...buildPage(25, 19)]
    api.fetchList.mockResolvedValue(success(buildList(list, { contentNumComments: 33 })))
    await store.load()
    expect(await answered()).toEqual(success('placed'))
    expect(shown()).toEqual(list.map(({ id }) => id))
    expect(store.getState().list).toMatchObject({ count: 33 })
  })

  it('is counted when a page newer than the count has brought it', async () => {
    const { store, api, answered } = await postTo(undefined)
    api.fetchList.mockResolvedValueOnce(success(buildList([...buildPage(5, 5), buildComment('new')])))
    await store.loadMore()
    await answered()
    expect(store.getState().list).toMatchObject({ count: 33 })
  })

  it('is shown once among replies, too', async () => {
    const { store, api, repliesOf, comment, answered } = await postTo('c25')
    api.fetchReplies.mockResolvedValueOnce(success(buildPageOf([buildComment('new', { parentCommentId: 'c25' })])))
    await store.loadMore('c25')
    await answered()
    expect(repliesOf('c25')).toMatchObject({ ids: ['new'] })
    expect(comment('c25')?.repliesNumber).toBe(1)
    expect(store.getState().list).toMatchObject({ count: 33 })
  })
})

describe('a list that arrives while a write is on its way', () => {
  const answers = [
    ['has it already', (count: number) => count],
    ['lacks it', (count: number, by: number) => count - by],
  ] as const

  it.each(answers)('counts a reply once when it %s', async (_, countIn) => {
    const { store, api, answered } = await postTo('c25')
    const list = buildPage(25, 20)
    api.fetchList.mockResolvedValueOnce(success(buildList(list, { contentNumComments: countIn(33, 1) })))
    api.fetchList.mockResolvedValue(success(buildList(list, { contentNumComments: 33 })))
    await store.load()
    await answered()
    await vi.waitFor(() => expect(store.getState().list).toMatchObject({ count: 33, reload: { status: 'idle' } }))
  })

  it.each(answers)('counts a deleted comment out once when it %s', async (_, countIn) => {
    const { store, api } = await createLoadedStore(25)
    const answer = createAnswer<ReturnType<typeof success>>()
    api.remove.mockReturnValueOnce(answer.promise)
    const removed = store.remove('c25')
    const list = buildPage(24, 20)
    api.fetchList.mockResolvedValueOnce(success(buildList(list, { contentNumComments: countIn(31, -1) })))
    api.fetchList.mockResolvedValue(success(buildList(list, { contentNumComments: 31 })))
    await store.load()
    answer.give(success({}))
    await removed
    await vi.waitFor(() => expect(store.getState().list).toMatchObject({ count: 31, reload: { status: 'idle' } }))
  })
})

describe('a write during a reload', () => {
  it.each([
    ['posted', (store: CommentsStore) => store.post('Hello', undefined, [])],
    ['deleted', (store: CommentsStore) => store.remove('c3')],
  ] as const)('is not undone by its older answer: %s', async (_, write) => {
    const { store, api, shown } = await createLoadedStore(3)
    const older = createAnswer<ReturnType<typeof success<CommentList>>>()
    api.fetchList.mockReturnValueOnce(older.promise)
    const reload = store.load('desc')
    await write(store)
    const after = shown()
    api.fetchList.mockResolvedValueOnce(success(buildList([...after].map((id) => buildComment(id)))))
    older.give(success(buildList(buildPage(3, 3))))
    await reload
    expect(shown()).toEqual(after)
  })

  it('is not undone by its older answer: reported', async () => {
    const { store, api, comment } = await createLoadedStore(3)
    const older = createAnswer<ReturnType<typeof success<CommentList>>>()
    api.fetchList.mockReturnValueOnce(older.promise)
    const reload = store.load('desc')
    await store.report('c3', '1')
    api.fetchList.mockResolvedValueOnce(success(buildList([buildComment('c3', { reported: true })])))
    older.give(success(buildList(buildPage(3, 3))))
    await reload
    expect(comment('c3')?.reported).toBe(true)
  })
})

describe('a change of order that fails while the next page loads', () => {
  it.each([
    ['first', ['order', 'page']],
    ['last', ['page', 'order']],
  ])('leaves no page waiting when it is answered %s', async (_, answers) => {
    const { store, api, shown } = await createLoadedStore(45)
    const page = createAnswer<ReturnType<typeof success<CommentList>>>()
    const order = createAnswer<typeof networkFailure>()
    api.fetchList.mockReturnValueOnce(page.promise).mockReturnValueOnce(order.promise)
    const asked = { page: store.loadMore(), order: store.load('asc') }
    for (const name of answers) {
      if (name === 'page') page.give(success(buildList(buildPage(25, 20))))
      else order.give(networkFailure)
      await asked[name as keyof typeof asked]
    }
    expect(store.getState().list).toMatchObject({ order: 'desc', batch: { more: { status: 'idle' } } })
    await store.loadMore()
    expect(shown()).toHaveLength(45)
  })
})

describe('a like', () => {
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

  it('that is pending survives a reload of the list', async () => {
    const { comment, likeAnswered, listAnswered } = await likeDuringReload()
    await listAnswered(buildComment('c3'))
    expect(comment('c3')).toMatchObject({ likedByUserIds: ['me'], likesNumber: 1 })
    await likeAnswered(success({}))
    expect(comment('c3')).toMatchObject({ likedByUserIds: ['me'], likesNumber: 1 })
  })

  it('that was confirmed after the list’s request survives its answer', async () => {
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

  it('that seems to fail stays when the list includes it', async () => {
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
