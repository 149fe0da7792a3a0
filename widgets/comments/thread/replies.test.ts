import { describe, expect, it } from 'vitest'
import { success } from '#lib/result.ts'
import {
  buildComment,
  buildListPage,
  createAnswer,
  createFakeApi,
  createTestStore,
  networkFailure,
} from '../comments.fixture.ts'
import type { Comment } from '../comments.schema.ts'
import type { CommentsApi } from '../list/comments.api.ts'

type RepliesAnswer = Awaited<ReturnType<CommentsApi['fetchReplies']>>

const replies = (parentCommentId: string, count: number): Comment[] =>
  Array.from({ length: count }, (_, index) => buildComment(`${parentCommentId}r${index + 1}`, { parentCommentId }))

const reply = (id: string) => success(buildComment(id, { parentCommentId: 'c1', author: { id: 'me', nick: 'Me' } }))

/** One comment with that many replies, loaded. */
async function loaded(count: number, options: Parameters<typeof createTestStore>[1] = {}) {
  const parent = buildComment('c1', { repliesNumber: count })
  const api = createFakeApi([parent], { c1: replies('c1', count) })
  const test = createTestStore(api, options)
  await test.store.load()
  return { api, ...test }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('replies to a comment', () => {
  it('are requested when opened, and only once', async () => {
    const { store, repliesOf, api } = await loaded(2)
    expect(repliesOf('c1')).toBe('unread')
    store.showReplies('c1')
    expect(repliesOf('c1')).toMatchObject({ status: 'shown', more: 'loading' })
    await settle()
    store.hideReplies('c1')
    expect(repliesOf('c1')).toMatchObject({ status: 'hidden' })
    store.showReplies('c1')
    expect(repliesOf('c1')).toEqual({ status: 'shown', more: 'complete', ids: ['c1r1', 'c1r2'] })
    expect(api.fetchReplies).toHaveBeenCalledOnce()
  })

  it('do not include the comments above them, which would be nested without an end', async () => {
    const [one, two, three] = ['c1', 'c2', 'c3'].map((id) =>
      buildComment(id, { repliesNumber: 2, parentCommentId: 'c1' }),
    )
    if (!one || !two || !three) return
    const { store, repliesOf } = createTestStore(createFakeApi([one], { c1: [one, two], c2: [two, three, one] }))
    await store.load()
    store.showReplies('c1')
    await settle()
    store.showReplies('c2')
    await settle()
    expect(repliesOf('c1')).toMatchObject({ ids: ['c2'] })
    expect(repliesOf('c2')).toMatchObject({ ids: ['c3'] })
  })

  it('load in list pages, up to the comment’s count', async () => {
    const { store, repliesOf } = await loaded(7)
    store.showReplies('c1')
    await settle()
    expect(repliesOf('c1')).toMatchObject({ more: 'idle' })
    await store.loadMore('c1')
    expect(repliesOf('c1')).toMatchObject({ more: 'complete', ids: replies('c1', 7).map(({ id }) => id) })
  })

  it('load on after a list page with a broken one', async () => {
    const { store, repliesOf, api } = await loaded(12)
    store.showReplies('c1')
    await settle()
    const all = replies('c1', 12)
    api.fetchReplies.mockResolvedValueOnce(success({ comments: all.slice(6, 10), received: 5 }))
    await store.loadMore('c1')
    await store.loadMore('c1')
    expect(repliesOf('c1')).toMatchObject({ more: 'complete', ids: { length: 11 } })
  })

  it('can be retried when they fail', async () => {
    const { store, repliesOf, api } = await loaded(2)
    api.fetchReplies.mockResolvedValueOnce(networkFailure)
    store.showReplies('c1')
    await settle()
    expect(repliesOf('c1')).toMatchObject({ status: 'shown', more: 'failed' })
    await store.loadMore('c1')
    expect(repliesOf('c1')).toMatchObject({ more: 'complete' })
  })

  it('stay hidden when they arrive late', async () => {
    const { store, repliesOf, api } = await loaded(2)
    const answer = createAnswer<RepliesAnswer>()
    api.fetchReplies.mockReturnValueOnce(answer.promise)
    store.showReplies('c1')
    store.hideReplies('c1')
    answer.give(success(buildListPage(replies('c1', 2))))
    await settle()
    expect(repliesOf('c1')).toMatchObject({ status: 'hidden', more: 'complete' })
  })
})

describe('a new reply to a comment', () => {
  it('is shown first, without a request for more', async () => {
    const { store, repliesOf, comment, api } = await loaded(0)
    api.post.mockResolvedValueOnce(reply('new'))
    expect(await store.post('Hello', 'c1', [])).toEqual(success('placed'))
    expect(repliesOf('c1')).toEqual({ status: 'shown', more: 'complete', ids: ['new'] })
    expect(comment('c1')?.repliesNumber).toBe(1)
    expect(api.fetchReplies).not.toHaveBeenCalled()
  })

  it('opens its parent’s replies, and is added at the end', async () => {
    const { store, repliesOf, api } = await loaded(2)
    const answer = createAnswer<RepliesAnswer>()
    api.fetchReplies.mockReturnValueOnce(answer.promise)
    api.post.mockResolvedValueOnce(reply('new'))
    await store.post('Hello', 'c1', [])
    expect(repliesOf('c1')).toMatchObject({ status: 'shown', ids: ['new'] })
    answer.give(success(buildListPage(replies('c1', 2))))
    await settle()
    expect(repliesOf('c1')).toEqual({ status: 'shown', more: 'complete', ids: ['c1r1', 'c1r2', 'new'] })
  })

  it('is shown once when the server’s list page includes it', async () => {
    const { store, repliesOf, api } = await loaded(2)
    api.post.mockResolvedValueOnce(reply('new'))
    api.fetchReplies.mockResolvedValueOnce(success(buildListPage([...replies('c1', 2), buildComment('new')])))
    await store.post('Hello', 'c1', [])
    await settle()
    expect(repliesOf('c1')).toMatchObject({ ids: ['c1r1', 'c1r2', 'new'] })
  })

  it('closes its form', async () => {
    const { store, api } = await loaded(0)
    store.openReplyForm({ id: 'c1', focus: true })
    api.post.mockResolvedValueOnce(reply('new'))
    await store.post('Hello', 'c1', [])
    expect(store.getState().replyForm).toBeUndefined()
  })
})

it('a deleted reply decreases its parent’s count, and moves the focus to the parent', async () => {
  const { store, repliesOf, comment } = await loaded(1)
  store.showReplies('c1')
  await settle()
  await store.remove('c1r1')
  expect(repliesOf('c1')).toMatchObject({ ids: [] })
  expect(comment('c1')?.repliesNumber).toBe(0)
  expect(store.getState().target).toEqual({ id: 'c1', reason: 'next' })
})

it('a reply’s draft opens the reply form once the comment has loaded', async () => {
  const { store } = await loaded(0, { draftedReplyTo: 'c1' })
  expect(store.getState().replyForm).toEqual({ id: 'c1', focus: false })
})
