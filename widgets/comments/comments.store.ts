import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { AnalyticsEvent } from '../../src/analytics/analytics.types.ts'
import type { ApiFailure } from '../../src/api/apiFailure.ts'
import type { Result } from '../../src/lib/result.ts'
import type { Session } from '../../src/session/session.types.ts'
import { readerOf, userIdOf } from './access/reader.ts'
import type { Outcome } from './commentParts.ts'
import type { CommentsApi } from './comments.api.ts'
import { wasReported } from './comments.api.ts'
import type { CommentsEvent, CommentsState, OpenDialog, OpenPanel } from './comments.model.ts'
import { initialState } from './comments.model.ts'
import type { Comment, CommentOrder, Mention } from './comments.schema.ts'
import { transition } from './comments.transition.ts'
import type { CommentPath } from './permalink/permalink.ts'
import { repliesBatch } from './thread/entries.ts'

export interface CommentsDeps {
  api: CommentsApi
  session: Session
  /** Whom the reader who is signed in has muted; undefined when that cannot be had. */
  readMuted(): Promise<ReadonlySet<string> | undefined>
  now: () => Date
  /** The island's life: nobody waits for a read after it. */
  signal: AbortSignal
  /** The marker's voice: `comments-counted`, `comment-posted`, `comment-deleted`, `comment-liked`. */
  emit(name: string, detail: unknown): void
  /** Which comment the reader was replying to on an earlier visit; its form opens again when the comment is there. */
  draftedReplyTo(): string | undefined
  track(event: AnalyticsEvent): void
}

/** What became of a comment that the server took: it stands in the list, it will at its end, or somebody looks at it first. */
export type Posted = 'placed' | 'later' | 'waiting'

/** Read it with `useStore`; change it only through the commands. */
export interface CommentsStore extends Omit<StoreApi<CommentsState>, 'setState'> {
  /** Follows the session and the muted readers until the island goes. */
  follow(): void
  /** Says how many comments there are, when it is known. */
  tellCount(): void
  /** Loads the list from its start; what is shown stays until the answer is there. */
  load(order?: CommentOrder): Promise<void>
  /** The next page of the list, or of the replies to a comment; the one that is on its way already, none after the last. */
  loadMore(parentId?: string): Promise<void>
  showReplies(id: string): void
  hideReplies(id: string): void
  post(body: string, parentId: string | undefined, mentions: readonly Mention[]): Promise<Result<Posted, ApiFailure>>
  toggleLike(id: string): Promise<void>
  remove(id: string): Outcome
  report(id: string, reasonId: string): Outcome
  /** Whose comments are hidden from now on, and from which comment the reader wanted it so. */
  setMuted(muted: ReadonlySet<string>, commentId: string): void
  /** Shows one comment of a muted author. */
  unmuteOnce(id: string): void
  openPanel(panel: OpenPanel): void
  closePanel(): void
  openDialog(dialog: OpenDialog): void
  closeDialog(): void
  /** Loads what is needed to show the comment at the end of the path, and points the views to it. */
  search(path: CommentPath): Promise<void>
  /** The view stands at the target. */
  arrive(): void
}

export function createCommentsStore(contentId: string, order: CommentOrder, deps: CommentsDeps): CommentsStore {
  const { api, session, now, signal, emit, track, draftedReplyTo } = deps
  const { setState, ...store } = createStore<CommentsState>()(() =>
    initialState(order, readerOf(session.get(), session.permissions)),
  )
  const send = (event: CommentsEvent) => setState((state) => transition(state, event), true)
  /** Answers to an older list are nobody's any more. */
  let generation = 0
  /** The pages on their way, by what they are a page of. */
  const pages = new Map<string | undefined, Promise<void>>()
  const liking = new Set<string>()
  let mutedVersion = 0
  let draftOffered = false
  let opened = false

  const tellCount = () => {
    const { list } = store.getState()
    if (list.status === 'ready') emit('comments-counted', { contentId, count: list.count })
  }

  const batchOf = (parentId: string | undefined) => {
    const { list, entries } = store.getState()
    if (parentId !== undefined) return entries.has(parentId) ? repliesBatch(entries.get(parentId)) : undefined
    return list.status === 'ready' ? list.batch : undefined
  }

  const openPanel = (panel: OpenPanel) => {
    // What the reader opens, and perhaps leaves, does not come back by itself.
    draftOffered = true
    send({ type: 'panelChanged', panel })
  }
  const offerDraft = () => {
    const id = draftOffered ? undefined : draftedReplyTo()
    if (id !== undefined && store.getState().entries.has(id)) openPanel({ id, kind: 'reply', asked: false })
  }

  async function readList(order: CommentOrder) {
    const mine = ++generation
    send({ type: 'listRequested', order })
    const result = await api.fetchList(contentId, order, { signal })
    if (mine !== generation || signal.aborted) return
    pages.delete(undefined)
    if (!result.ok) return send({ type: 'listFailed', order, failure: result.failure })
    send({ type: 'listReceived', order, answer: result.value, at: now() })
    offerDraft()
    tellCount()
    if (!opened) track({ category: 'comments', action: 'open', label: contentId })
    opened = true
  }
  const load = (wanted = store.getState().list.order) => {
    const first = readList(wanted)
    pages.clear()
    // Until it is there no other page of the list is asked for: it would be one of the old order.
    pages.set(undefined, first)
    return first
  }

  async function fetchPage(parentId: string | undefined, fromCommentId: string | undefined) {
    if (parentId !== undefined) return api.fetchReplies(parentId, { fromCommentId, signal })
    const result = await api.fetchList(contentId, store.getState().list.order, { fromCommentId, signal })
    return result.ok ? { ok: true as const, value: result.value.comments } : result
  }

  async function readPage(parentId: string | undefined, fromCommentId: string | undefined) {
    const mine = generation
    send({ type: 'moreRequested', parentId })
    const result = await fetchPage(parentId, fromCommentId)
    if (mine !== generation || signal.aborted) return
    pages.delete(parentId)
    if (!result.ok) return send({ type: 'moreFailed', parentId, failure: result.failure })
    send({ type: 'moreReceived', parentId, comments: result.value, at: now() })
    offerDraft()
  }
  const loadMore = (parentId?: string) => {
    const batch = batchOf(parentId)
    const page = pages.get(parentId)
    if (page || !batch || batch.more.status === 'complete') return page ?? Promise.resolve()
    const next = readPage(parentId, batch.ids.at(-1))
    pages.set(parentId, next)
    return next
  }

  const accept = (comment: Comment): Posted => {
    const { list } = store.getState()
    const moderated = list.status === 'ready' && list.options.moderateBeforePublish
    emit('comment-posted', { contentId, comment })
    if (moderated || comment.state.startsWith('pending')) return 'waiting'
    send({ type: 'published', comment, at: now() })
    tellCount()
    const parentId = comment.parentCommentId
    // Replies that nobody had opened yet: the new one is in sight already, the others come to it.
    if (parentId && batchOf(parentId)?.more.status === 'idle') void loadMore(parentId)
    return store.getState().entries.has(comment.id) ? 'placed' : 'later'
  }

  async function readMuted(userId: string | undefined) {
    const mine = ++mutedVersion
    const muted = userId === undefined ? new Set<string>() : await deps.readMuted()
    if (muted && mine === mutedVersion) send({ type: 'mutedChanged', muted })
  }

  return {
    ...store,
    tellCount,
    load,
    loadMore,
    async search(path) {
      send({ type: 'searched', search: { status: 'searching', path } })
      // The way in from an address is rare: its code comes with it. Without it the reader is offered to go on, which asks for it again.
      const code = await import('./permalink/searchComment.ts').catch(() => undefined)
      if (!code) return send({ type: 'searched', search: { status: 'far', path } })
      const whenLoaded = async () => (store.getState().list.status === 'failed' ? load() : pages.get(undefined))
      return code.searchComment(path, { getState: store.getState, whenLoaded, loadMore, signal, send })
    },
    arrive: () => send({ type: 'arrived' }),
    follow() {
      let mutedBy: string | undefined
      const readerChanged = () => {
        const reader = readerOf(session.get(), session.permissions)
        const { reader: last } = store.getState()
        const userId = userIdOf(reader)
        if (reader.status !== last.status || userId !== userIdOf(last)) send({ type: 'readerChanged', reader })
        if (userId === mutedBy) return
        mutedBy = userId
        void readMuted(userId)
      }
      signal.addEventListener('abort', session.subscribe(readerChanged))
      void session.ready().then(readerChanged)
    },
    showReplies(id) {
      send({ type: 'repliesShown', id })
      const batch = batchOf(id)
      if (batch && batch.ids.length === 0) void loadMore(id)
    },
    hideReplies: (id) => send({ type: 'repliesHidden', id }),
    async post(body, parentId, mentions) {
      const result = await api.post(contentId, { body, parentCommentId: parentId, mentions: [...mentions] })
      return result.ok ? { ok: true, value: accept(result.value) } : result
    },
    async toggleLike(id) {
      const { reader, entries } = store.getState()
      const comment = entries.get(id)?.comment
      if (reader.status !== 'open' || !comment || liking.has(id)) return
      const { userId } = reader
      const liked = !comment.likedByUserIds.includes(userId)
      liking.add(id)
      send({ type: 'liked', id, userId, liked })
      const result = await api.like(id, liked)
      liking.delete(id)
      if (result.ok) emit('comment-liked', { contentId, commentId: id, liked })
      else send({ type: 'likeFailed', id, userId, liked, failure: result.failure })
    },
    async remove(id) {
      const result = await api.remove(id)
      if (!result.ok) return result
      send({ type: 'deleted', id })
      emit('comment-deleted', { contentId, commentId: id })
      tellCount()
      return result
    },
    async report(id, reasonId) {
      const result = await api.report(id, reasonId)
      if (result.ok || wasReported(result.failure)) send({ type: 'reported', id, again: !result.ok })
      return result
    },
    setMuted(muted, commentId) {
      mutedVersion++
      send({ type: 'mutedChanged', muted, commentId })
    },
    unmuteOnce: (id) => send({ type: 'unmutedOnce', id }),
    openPanel,
    closePanel: () => send({ type: 'panelChanged', panel: undefined }),
    openDialog: (dialog) => send({ type: 'dialogChanged', dialog }),
    closeDialog: () => send({ type: 'dialogChanged', dialog: undefined }),
  }
}
