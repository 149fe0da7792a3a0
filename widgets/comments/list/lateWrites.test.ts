import { describe, expect, it, vi } from 'vitest'
import { success } from '#lib/result.ts'
import {
  buildComment,
  buildComments,
  buildList,
  buildListPage,
  createAnswer,
  createLoadedStore,
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

describe('the answer to a posted comment', () => {
  it('does not close another form opened meanwhile', async () => {
    const { store, answered } = await postTo('c25')
    const replyForm = { id: 'c24', focus: true } as const
    store.openReplyForm(replyForm)
    await answered()
    expect(store.getState().replyForm).toEqual(replyForm)
  })

  it('finds its parent in the list of another order, where the reply form has kept it', async () => {
    const { store, shown, answered } = await postTo('c25')
    store.openReplyForm({ id: 'c25', focus: true })
    await store.load('asc')
    expect(shown()).toContain('c25')
    expect(store.getState().replyForm?.id).toBe('c25')
    expect(await answered()).toEqual(success('placed'))
  })
})

describe('an own comment that the reloaded list already has', () => {
  it('is shown once, and counted once', async () => {
    const { store, api, shown, answered } = await postTo(undefined)
    const list = [buildComment('new'), ...buildComments(25, 19)]
    api.fetchList.mockResolvedValue(success(buildList(list, { contentNumComments: 33 })))
    await store.load()
    expect(await answered()).toEqual(success('placed'))
    expect(shown()).toEqual(list.map(({ id }) => id))
    expect(store.getState().list).toMatchObject({ count: 33 })
  })

  it('is counted when a list page newer than the count has it', async () => {
    const { store, api, answered } = await postTo(undefined)
    api.fetchList.mockResolvedValueOnce(success(buildList([...buildComments(5, 5), buildComment('new')])))
    await store.loadMore()
    await answered()
    expect(store.getState().list).toMatchObject({ count: 33 })
  })

  it('is shown once among replies, too', async () => {
    const { store, api, repliesOf, comment, answered } = await postTo('c25')
    api.fetchReplies.mockResolvedValueOnce(success(buildListPage([buildComment('new', { parentCommentId: 'c25' })])))
    await store.loadMore('c25')
    await answered()
    expect(repliesOf('c25')).toMatchObject({ ids: ['new'] })
    expect(comment('c25')?.repliesNumber).toBe(1)
    expect(store.getState().list).toMatchObject({ count: 33 })
  })
})

describe('a list that arrives during a write', () => {
  const answers = [
    ['has it already', (count: number) => count],
    ['lacks it', (count: number, by: number) => count - by],
  ] as const

  it.each(answers)('counts a reply once when it %s', async (_, countIn) => {
    const { store, api, answered } = await postTo('c25')
    const list = buildComments(25, 20)
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
    const list = buildComments(24, 20)
    api.fetchList.mockResolvedValueOnce(success(buildList(list, { contentNumComments: countIn(31, -1) })))
    api.fetchList.mockResolvedValue(success(buildList(list, { contentNumComments: 31 })))
    await store.load()
    answer.give(success({}))
    await removed
    await vi.waitFor(() => expect(store.getState().list).toMatchObject({ count: 31, reload: { status: 'idle' } }))
  })
})

describe('a write during a reload of the comments', () => {
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
    older.give(success(buildList(buildComments(3, 3))))
    await reload
    expect(shown()).toEqual(after)
  })

  it('is not undone by its older answer when it is a report', async () => {
    const { store, api, comment } = await createLoadedStore(3)
    const older = createAnswer<ReturnType<typeof success<CommentList>>>()
    api.fetchList.mockReturnValueOnce(older.promise)
    const reload = store.load('desc')
    await store.report('c3', '1')
    api.fetchList.mockResolvedValueOnce(success(buildList([buildComment('c3', { reported: true })])))
    older.give(success(buildList(buildComments(3, 3))))
    await reload
    expect(comment('c3')?.reported).toBe(true)
  })
})
