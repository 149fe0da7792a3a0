import { describe, expect, it } from 'vitest'
import { failed, success } from '#lib/result.ts'
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
import { ALREADY_REPORTED } from '../comments.schema.ts'

const ids = (first: number, count: number) => buildComments(first, count).map(({ id }) => id)

describe('posting a comment', () => {
  it('adds the newest at the top, counts it and publishes it', async () => {
    const { store, shown, told } = await createLoadedStore()
    expect(await store.post('Hello', undefined, [])).toEqual(success('placed'))
    expect(shown()).toEqual(['new', ...ids(45, 20)])
    expect(store.getState()).toMatchObject({
      list: { count: 53 },
      announcement: { what: 'posted' },
      target: { id: 'new' },
    })
    expect(told.mock.calls.slice(1)).toEqual([
      ['quiosc:comment-posted', { contentId: '1001', comment: expect.objectContaining({ id: 'new', body: 'Hello' }) }],
      ['quiosc:comments-counted', { contentId: '1001', count: 53 }],
    ])
  })

  it('keeps the server’s last comment as the cursor', async () => {
    const { store, shown } = await createLoadedStore(25, { order: 'asc' })
    await store.loadMore()
    await store.post('Hello', undefined, [])
    expect(shown()).toEqual([...ids(25, 25).toReversed(), 'new'])
  })

  it('does not add a comment that belongs at an end that has not loaded', async () => {
    const { store, shown } = await createLoadedStore(45, { order: 'asc' })
    expect(await store.post('Hello', undefined, [])).toEqual(success('later'))
    expect(shown()).toHaveLength(20)
    expect(store.getState().list).toMatchObject({ count: 53 })
  })

  it('does not add a comment that is pending moderation', async () => {
    const moderated = buildList(buildComments(3, 3), { options: { moderateBeforePublish: true } })
    const { store, shown, told } = createStoreWith(moderated)
    await store.load()
    expect(await store.post('Hello', undefined, [])).toEqual(success('waiting'))
    expect(shown()).toEqual(ids(3, 3))
    expect(store.getState().list).toMatchObject({ count: 3 })
    expect(told).toHaveBeenCalledWith('quiosc:comment-posted', expect.anything())
  })

  it('treats a comment as pending when the server’s state says so', async () => {
    const { store, shown, api } = await createLoadedStore(3)
    api.post.mockResolvedValueOnce(success(buildComment('new', { state: 'pendingModeration' })))
    expect(await store.post('Hello', undefined, [])).toEqual(success('waiting'))
    expect(shown()).toHaveLength(3)
  })

  it('changes nothing when the request fails', async () => {
    const { store, shown, api } = await createLoadedStore(3)
    api.post.mockResolvedValueOnce(networkFailure)
    expect(await store.post('Hello', undefined, [])).toEqual(networkFailure)
    expect(shown()).toHaveLength(3)
  })
})

describe('likes of comments', () => {
  it('count at once, and are rolled back when they fail', async () => {
    const { store, api, comment } = await createLoadedStore(3)
    const answer = createAnswer<typeof networkFailure>()
    api.like.mockReturnValueOnce(answer.promise)
    const like = store.toggleLike('c3')
    expect(comment('c3')).toMatchObject({ likedByUserIds: ['me'], likesNumber: 1 })
    answer.give(networkFailure)
    await like
    expect(comment('c3')).toMatchObject({ likedByUserIds: [], likesNumber: 0 })
    expect(store.getState().entries.get('c3')?.failure).toEqual({ kind: 'network' })
  })

  it('are withdrawn by a second press, and published', async () => {
    const { store, api, comment, told } = await createLoadedStore(3)
    await store.toggleLike('c3')
    await store.toggleLike('c3')
    expect(comment('c3')).toMatchObject({ likedByUserIds: [], likesNumber: 0 })
    expect(api.like.mock.calls).toEqual([
      ['c3', true],
      ['c3', false],
    ])
    expect(told.mock.calls.slice(1)).toEqual([
      ['quiosc:comment-liked', { contentId: '1001', commentId: 'c3', liked: true }],
      ['quiosc:comment-liked', { contentId: '1001', commentId: 'c3', liked: false }],
    ])
  })

  it('are sent once for a double press', async () => {
    const { store, api } = await createLoadedStore(3)
    await Promise.all([store.toggleLike('c3'), store.toggleLike('c3')])
    expect(api.like).toHaveBeenCalledOnce()
  })

  it('that fail after a reload do not change the new list', async () => {
    const { store, api, comment } = await createLoadedStore(3)
    const answer = createAnswer<typeof networkFailure>()
    api.like.mockReturnValueOnce(answer.promise)
    const like = store.toggleLike('c3')
    await store.load()
    answer.give(networkFailure)
    await like
    expect(comment('c3')).toMatchObject({ likedByUserIds: [], likesNumber: 0 })
  })
})

describe('deleting a comment', () => {
  it('removes it, decreases the count and moves the focus to the next one', async () => {
    const { store, shown, told } = await createLoadedStore(3)
    await store.remove('c2')
    expect(shown()).toEqual(['c3', 'c1'])
    expect(store.getState()).toMatchObject({
      list: { count: 9 },
      target: { id: 'c1' },
      announcement: { what: 'deleted' },
    })
    expect(told).toHaveBeenCalledWith('quiosc:comment-deleted', { contentId: '1001', commentId: 'c2' })
    expect(told).toHaveBeenLastCalledWith('quiosc:comments-counted', { contentId: '1001', count: 9 })
  })

  it('leaves a placeholder when the comment has replies', async () => {
    const { store, shown, comment } = createStoreWith(buildList([buildComment('c1', { repliesNumber: 2 })]))
    await store.load()
    await store.remove('c1')
    expect(shown()).toEqual(['c1'])
    expect(comment('c1')).toMatchObject({ state: 'deletedByUser' })
    expect(store.getState()).toMatchObject({ list: { count: 1 }, target: { id: 'c1' } })
  })

  it('does not decrease the count for a pending comment', async () => {
    const waiting = buildComment('c1', { state: 'pendingModeration' })
    const { store, shown } = createStoreWith(buildList([waiting, buildComment('c2')], { contentNumComments: 1 }))
    await store.load()
    await store.remove('c1')
    expect(shown()).toEqual(['c2'])
    expect(store.getState().list).toMatchObject({ count: 1 })
  })

  it('subtracts only published replies from the count of its parent', async () => {
    const [pending, published] = [
      buildComment('r1', { parentCommentId: 'c1', state: 'pendingModeration' }),
      buildComment('r2', { parentCommentId: 'c1' }),
    ]
    const { store, comment, api } = createStoreWith(buildList([buildComment('c1', { repliesNumber: 2 })]))
    api.fetchReplies.mockResolvedValueOnce(success(buildListPage([pending, published])))
    await store.load()
    await store.loadMore('c1')
    await store.remove('r1')
    expect(comment('c1')?.repliesNumber).toBe(2)
    await store.remove('r2')
    expect(comment('c1')?.repliesNumber).toBe(1)
  })

  it('moves the focus to the headline when no comment is left', async () => {
    const { store } = createStoreWith(buildList([buildComment('c1')]))
    await store.load()
    await store.remove('c1')
    expect(store.getState().target).toEqual({ id: undefined, reason: 'next' })
  })

  it('removes it where it was deleted elsewhere on the page, and leaves the reader where they are', async () => {
    const { store, shown, told } = await createLoadedStore(3)
    store.publishCount('c2')
    store.publishCount('c2')
    expect(shown()).toEqual(['c3', 'c1'])
    expect(store.getState()).toMatchObject({ list: { count: 9 }, target: undefined, announcement: undefined })
    expect(told).toHaveBeenLastCalledWith('quiosc:comments-counted', { contentId: '1001', count: 9 })
  })

  it('changes nothing when the request fails', async () => {
    const { store, shown, api } = await createLoadedStore(3)
    api.remove.mockResolvedValueOnce(networkFailure)
    expect(await store.remove('c2')).toEqual(networkFailure)
    expect(shown()).toHaveLength(3)
  })
})

describe('reporting a comment', () => {
  it('marks the comment', async () => {
    const { store, comment } = await createLoadedStore(3)
    store.openDialog({ kind: 'report', id: 'c3' })
    await store.report('c3', '1')
    expect(comment('c3')?.reported).toBe(true)
    expect(store.getState()).toMatchObject({ dialog: undefined })
  })

  it.each([409, 400])(
    'marks a comment that was already reported (%i), and leaves the message to the dialog',
    async (status) => {
      const { store, comment, api } = await createLoadedStore(3)
      store.openDialog({ kind: 'report', id: 'c3' })
      api.report.mockResolvedValueOnce(failed({ kind: 'http', status, errors: [{ code: ALREADY_REPORTED }] }))
      await store.report('c3', '1')
      expect(comment('c3')?.reported).toBe(true)
      expect(store.getState()).toMatchObject({ dialog: { kind: 'report' } })
    },
  )

  it('does not mark it when the request fails', async () => {
    const { store, comment, api } = await createLoadedStore(3)
    api.report.mockResolvedValueOnce(networkFailure)
    await store.report('c3', '1')
    expect(comment('c3')?.reported).toBe(false)
  })
})
