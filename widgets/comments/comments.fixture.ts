import * as v from 'valibot'
import { vi } from 'vitest'
import { failed, success } from '#lib/result.ts'
import { type CurrentUser, CurrentUserSchema } from '#page/session/profile.schema.ts'
import type { Session, SessionState } from '#page/session/session.types.ts'
import { userOf } from '#page/session/userOf.ts'
import {
  type Comment,
  type CommentList,
  type CommentListPage,
  CommentListSchema,
  type CommentOrder,
  CommentSchema,
} from './comments.schema.ts'
import type { CommentsApi } from './list/comments.api.ts'
import { type CommentsDeps, createCommentsStore } from './list/comments.store.ts'

const NOW = new Date('2026-11-21T10:00:00Z')

export const buildComment = (id: string, more: Partial<v.InferInput<typeof CommentSchema>> = {}): Comment =>
  v.parse(CommentSchema, {
    id,
    body: `Body ${id}`,
    publicationDate: '2026-11-21T09:00:00Z',
    author: { id: 'u1', nick: 'Ada' },
    ...more,
  })

export const buildList = (
  comments: readonly Comment[],
  more: Partial<v.InferInput<typeof CommentListSchema>> = {},
): CommentList => v.parse(CommentListSchema, { comments: [...comments], contentNumComments: comments.length, ...more })

/** A list page of replies without malformed items. */
export const buildListPage = (comments: readonly Comment[]): CommentListPage => ({
  comments: [...comments],
  received: comments.length,
})

/** `count` comments, the newest first: c100, c99, … */
export const buildComments = (first: number, count: number): Comment[] =>
  Array.from({ length: count }, (_, index) => buildComment(`c${first - index}`))

export const buildUser = (more: Partial<v.InferInput<typeof CurrentUserSchema>> = {}): CurrentUser =>
  v.parse(CurrentUserSchema, { id: 'me', nick: 'Me', subscriber: true, advantages: 'comentaris', ...more })

/** A session controlled by the test. */
export function createFakeSession(start: SessionState = { status: 'signedIn', user: buildUser() }) {
  let state = start
  const listeners = new Set<(state: SessionState) => void>()
  const session: Session = {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ready: async () => state,
    hasPersonalData: () => true,
    loadPersonalData: async () => true,
    refresh: async () => state,
    renew: async () => state,
    signedIn: () => false,
    update: () => undefined,
    signOut: async () => undefined,
    token: () => undefined,
    permissions: {
      levels: () => ['all'],
      isOpen: () => (userOf(state)?.advantages ?? '').includes('comentaris'),
    },
  }
  return {
    session,
    listeners,
    become(next: SessionState) {
      state = next
      for (const listener of [...listeners]) listener(next)
    },
  }
}

/** A backend of one list: list pages and replies by cursor, twenty and five at a time. */
export function createFakeApi(roots: readonly Comment[], replies: Record<string, readonly Comment[]> = {}) {
  const after = (comments: readonly Comment[], from: string | undefined, size: number) => {
    const start = from === undefined ? 0 : comments.findIndex(({ id }) => id === from) + 1
    return comments.slice(start, start + size)
  }
  const ordered = (order: CommentOrder) => (order === 'desc' ? roots : roots.toReversed())
  return {
    fetchList: vi.fn<CommentsApi['fetchList']>(async (_, order, { fromCommentId } = {}) =>
      success(buildList(after(ordered(order), fromCommentId, 20), { contentNumComments: roots.length + 7 })),
    ),
    fetchReplies: vi.fn<CommentsApi['fetchReplies']>(async (id, { fromCommentId } = {}) =>
      success(buildListPage(after(replies[id] ?? [], fromCommentId, 5))),
    ),
    post: vi.fn<CommentsApi['post']>(async (_, { body, parentCommentId }) =>
      success(buildComment('new', { body, parentCommentId, author: { id: 'me', nick: 'Me' } })),
    ),
    like: vi.fn<CommentsApi['like']>(async () => success({})),
    remove: vi.fn<CommentsApi['remove']>(async () => success({})),
    report: vi.fn<CommentsApi['report']>(async () => success({})),
  } satisfies CommentsApi
}

/** A promise that the test resolves. */
export function createAnswer<Value>() {
  let give: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((resolve) => {
    give = resolve
  })
  return { promise, give: (value: Value) => give(value) }
}

export const networkFailure = failed({ kind: 'network' } as const)

export interface TestStoreOptions {
  order?: CommentOrder
  session?: SessionState
  draftedReplyTo?: string
  /** The list that a server has rendered. */
  served?: CommentList
  now?(): Date
}

export function createTestStore(api: CommentsApi, options: TestStoreOptions = {}) {
  const { session, become, listeners } = createFakeSession(options.session)
  const lifetime = new AbortController()
  // The services are told of a deletion on the document, this one's own too.
  /** The events that the page was told, by `emit` and by `publish`, in its order. */
  const told = vi.fn<(name: string, detail: unknown) => void>()
  const publish: CommentsDeps['publish'] = (name, detail) => {
    told(name, detail)
    if (name === 'quiosc:comment-deleted') store.publishCount(Object(detail).commentId)
    return false
  }
  const track = vi.fn()
  const startReply = vi.fn()
  const readMuted = vi.fn<CommentsDeps['readMuted']>(async () => new Set())
  const store = createCommentsStore('1001', options.order ?? 'desc', {
    api,
    served: options.served,
    session,
    readMuted,
    now: options.now ?? (() => NOW),
    signal: lifetime.signal,
    emit: told,
    publish,
    track,
    draftedReplyTo: () => options.draftedReplyTo,
    startReply,
    loadSearch: () => import('./thread/searchComment.ts'),
  })
  return {
    store,
    told,
    track,
    become,
    lifetime,
    readMuted,
    startReply,
    listening: () => listeners.size,
    /** The ids in display order, with the reader's new comments in place. */
    shown() {
      const { list } = store.getState()
      if (list.status !== 'ready') return list.status
      const { ids, own } = list.batch
      return list.order === 'desc' ? [...own, ...ids] : [...ids, ...own]
    },
    comment: (id: string) => store.getState().entries.get(id)?.comment,
    repliesOf(id: string) {
      const replies = store.getState().entries.get(id)?.replies
      return replies && replies.status !== 'unread'
        ? { status: replies.status, more: replies.batch.more.status, ids: [...replies.batch.ids, ...replies.batch.own] }
        : replies?.status
    },
  }
}

/** A store with its first list page loaded, whose backend has the given number of comments. */
export async function createLoadedStore(count = 45, options: TestStoreOptions = {}) {
  const api = createFakeApi(buildComments(count, count))
  const test = createTestStore(api, options)
  await test.store.load()
  return { api, ...test }
}

/** A store whose backend answers every request with this list. */
export function createStoreWith(list: CommentList, options: TestStoreOptions = {}) {
  const api = createFakeApi([])
  api.fetchList.mockResolvedValue(success(list))
  return { api, ...createTestStore(api, options) }
}
