import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { success } from '#lib/result.ts'
import { buildComment, buildComments, createFakeApi, createTestStore, networkFailure } from '../comments.fixture.ts'
import type { CommentsApi } from './comments.api.ts'
import type { CommentsStore } from './comments.store.ts'

const acts = {
  load: (store, order) => void store.load(order === 'asc' ? 'asc' : 'desc'),
  loadMoreOfList: (store) => void store.loadMore(),
  loadMore: (store, id) => void store.loadMore(id),
  showReplies: (store, id) => store.showReplies(id),
  hideReplies: (store, id) => store.hideReplies(id),
  like: (store, id) => void store.toggleLike(id),
  comment: (store) => void store.post('Hello', undefined, []),
  reply: (store, id) => void store.post('Hello', id, []),
  remove: (store, id) => void store.remove(id),
  search: (store, id) => void store.search([id]),
} satisfies Record<string, (store: CommentsStore, target: string) => void>

const on = (act: keyof typeof acts, ...targets: string[]) => fc.tuple(fc.constant(act), fc.constantFrom(...targets))

/** The actions of a reader, one after the other, without waiting for an answer. */
const step = fc.oneof(
  on('load', 'asc', 'desc'),
  on('loadMoreOfList', 'c45'),
  on('loadMore', 'c45', 'c26'),
  on('showReplies', 'c45', 'c26'),
  on('hideReplies', 'c45', 'c26'),
  on('like', 'c45', 'c26'),
  on('comment', 'c45'),
  on('reply', 'c45'),
  on('remove', 'c45', 'c44'),
  on('search', 'c45', 'c1'),
)

/** A backend that stores a post when it is sent, drops some answers, and answers in any order. */
function createUnorderedApi(scheduler: fc.Scheduler, losses: readonly boolean[]): CommentsApi {
  const roots = buildComments(45, 45).map((comment) => ({ ...comment, repliesNumber: 6 }))
  const repliesTo = (id: string) =>
    Array.from({ length: 6 }, (_, index) => buildComment(`${id}r${index}`, { parentCommentId: id }))
  const replies = { c45: repliesTo('c45'), c26: repliesTo('c26') }
  const api = createFakeApi(roots, replies)
  let calls = 0
  const late = <Parameters extends readonly unknown[], Value>(call: (...parameters: Parameters) => Promise<Value>) =>
    ((...parameters: Parameters) => {
      const lose = losses[calls++ % losses.length]
      // The answer is created on the request, and arrives later.
      const answer = call(...parameters)
      return scheduler.schedule<Value | typeof networkFailure>(
        lose ? Promise.resolve(networkFailure) : answer,
        call.name,
      )
    }) as typeof call
  return {
    fetchList: late(api.fetchList),
    fetchReplies: late(api.fetchReplies),
    post: late(async (_, { body, parentCommentId }) => {
      const posted = buildComment(`new${calls}`, { body, parentCommentId, author: { id: 'me', nick: 'Me' } })
      if (parentCommentId === 'c45') replies.c45.push(posted)
      else roots.unshift({ ...posted, repliesNumber: 0 })
      return success(posted)
    }),
    like: late(api.like),
    remove: late(api.remove),
    report: late(api.report),
  }
}

it('comments have no pending request and no duplicate in the end, in whatever order answers arrive', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.tuple(step, fc.nat(2)), { maxLength: 14 }),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }),
      async (scheduler, steps, losses) => {
        const { store, shown } = createTestStore(createUnorderedApi(scheduler, losses))
        void store.load()
        for (const [[act, target], answers] of steps) {
          acts[act](store, target)
          for (let count = 0; count < answers && scheduler.count() > 0; count++) await scheduler.waitOne()
        }
        // An answer may be the cause of another question.
        do {
          await scheduler.waitAll()
          await vi.dynamicImportSettled()
        } while (scheduler.count() > 0)

        const { list, entries, search } = store.getState()
        expect(list.status).not.toBe('loading')
        expect(search.status).not.toBe('searching')
        if (list.status !== 'ready') return
        expect(list.reload.status).not.toBe('loading')
        expect(list.batch.more.status).not.toBe('loading')
        for (const { replies } of entries.values())
          if (replies.status !== 'unread') expect(replies.batch.more.status).not.toBe('loading')
        const ids = shown()
        expect(new Set(ids).size).toBe(ids.length)
      },
    ),
    { numRuns: 100 },
  )
})
