import { createMachine, type ReadonlyStore } from '#lib/createMachine.ts'
import type { AnalyticsEvent } from '#page/analytics/analytics.types.ts'
import type { Emit } from '#page/bus/emit.ts'
import type { Publish } from '#page/bus/publish.ts'
import type { Session } from '#page/session/session.types.ts'
import { getCommentsReader, type ReaderAction, userIdOf } from '../access/getCommentsReader.ts'
import type { Comment, CommentList, CommentOrder, Mention } from '../comments.schema.ts'
import { repliesBatch } from '../thread/entries.ts'
import type { CommentPath } from '../thread/permalink.ts'
import type { searchComment } from '../thread/searchComment.ts'
import { isLoadingMore } from './batch.ts'
import type { CommandResult } from './commandResult.ts'
import { type CommentsApi, wasReported } from './comments.api.ts'
import type { CommentsEvent, CommentsState, OpenDialog, PostedPlace, ReplyForm } from './comments.model.ts'
import { transition } from './comments.transition.ts'
import { createReads } from './createReads.ts'
import { asServed, firstState } from './servedList.ts'

export interface CommentsDeps {
  api: CommentsApi
  /** The list that a server has rendered: shown as to a reader who has not signed in, until it is known who reads. */
  served?: CommentList | undefined
  session: Session
  /** The ids muted by the signed-in reader; undefined if they fail to load. */
  readMuted(): Promise<ReadonlySet<string> | undefined>
  now: () => Date
  /** Aborted on unmount; aborts reads. */
  signal: AbortSignal
  /** Tells the page: `comment-posted`, `comment-liked`. */
  emit: Emit
  /** Tells the page's other islands: the number of comments, and which one was deleted. */
  publish: Publish
  /** The comment to which a stored draft replies; its form opens again once the comment has loaded. */
  draftedReplyTo(): string | undefined
  /** The form for a reply to this comment becomes one to write in. */
  startReply(id: string): void
  track(event: AnalyticsEvent): void
  /** The code that finds the comment of a permalink. */
  loadSearch(): Promise<{ searchComment: typeof searchComment }>
}

/** Read it with `useStore`; change it only through the commands. */
export interface CommentsStore extends ReadonlyStore<CommentsState> {
  /** Follows the session and the muted readers until unmount. */
  follow(): void
  /**
   * Publishes the number of comments once it is known.
   *
   * @param deleted One that has been deleted: elsewhere on the page, or here, which changes nothing more.
   */
  publishCount(deleted?: unknown): void
  /** Loads the list from the start; the shown comments stay until the answer arrives. */
  load(order?: CommentOrder): Promise<void>
  /** Loads the next list page, or that of the replies to a comment; returns a pending one, and does nothing after the last. */
  loadMore(parentId?: string): Promise<void>
  /**
   * Likes, replies or reports; a reader who may not participate gets a dialog with the reason. While the session is loading the last press is kept.
   */
  press(press: ReaderAction): void
  /** Opens the form for a reply. */
  reply(id: string): void
  showReplies(id: string): void
  hideReplies(id: string): void
  post(body: string, parentId: string | undefined, mentions: readonly Mention[]): CommandResult<PostedPlace>
  toggleLike(id: string): Promise<void>
  remove(id: string): CommandResult
  report(id: string, reasonId: string): CommandResult
  /** The new muted readers, the comment from which the change was made, and what is announced. */
  setMuted(muted: ReadonlySet<string>, commentId: string, text: string): void
  /** Shows one comment of a muted author. */
  unmuteOnce(id: string): void
  openReplyForm(replyForm: ReplyForm): void
  closeReplyForm(): void
  openDialog(dialog: OpenDialog): void
  closeDialog(): void
  /** Loads what is needed to show the comment at the end of the path, and points the views to it. */
  search(path: CommentPath): Promise<void>
  /** The view has taken the reader to the target. */
  targetReached(): void
}

/** The keys of what is read. */
const LIST = 'list'
const MUTED = 'muted'
const listPageOf = (parentId: string | undefined) => `more ${parentId ?? ''}`

export function createCommentsStore(contentId: string, order: CommentOrder, deps: CommentsDeps): CommentsStore {
  const { api, session, now, signal, emit, publish, track, draftedReplyTo, startReply, loadSearch } = deps
  const { dispatch, ...store } = createMachine<CommentsState, CommentsEvent>(firstState(order, deps), transition)
  const reads = createReads(signal)
  /** How many lists have been received. */
  let lists = 0
  /** How many writes the server has confirmed: the answer to a request that was sent before one of them may lack it. */
  let writes = 0
  const dispatchWrite = (event: CommentsEvent) => {
    writes++
    dispatch(event)
  }

  const publishCount = (deleted?: unknown) => {
    if (deleted) dispatchWrite({ type: 'deleted', id: String(deleted) })
    const { list } = store.getState()
    if (list.status === 'ready') publish('quiosc:comments-counted', { contentId, count: list.count })
  }

  const batchOf = (parentId: string | undefined) => {
    const { list, entries } = store.getState()
    if (parentId !== undefined) return entries.has(parentId) ? repliesBatch(entries.get(parentId)) : undefined
    return list.status === 'ready' ? list.batch : undefined
  }

  const openReplyForm = (replyForm: ReplyForm) => dispatch({ type: 'replyFormChanged', replyForm })
  const offerDraft = () => {
    const { replyDraft, entries } = store.getState()
    const id = replyDraft === 'waiting' ? draftedReplyTo() : undefined
    if (id !== undefined && entries.has(id)) openReplyForm({ id, focus: false })
  }

  async function readList(order: CommentOrder, current: AbortSignal): Promise<void> {
    const before = writes
    dispatch({ type: 'listRequested', order })
    const result = await api.fetchList(contentId, order, { signal: current })
    if (signal.aborted) return
    // Callers that wait for the list get the one that was requested since.
    if (current.aborted) return reads.pending(LIST)
    if (!result.ok) return dispatch({ type: 'listFailed', failure: result.failure })
    if (writes !== before) return load(order)
    const isFirst = lists === 0
    lists++
    const answer = isFirst ? asServed(deps.served, result.value) : result.value
    dispatch({ type: 'listReceived', answer, at: now() })
    offerDraft()
    publishCount()
    if (isFirst) track({ category: 'comments', action: 'open', label: contentId })
  }
  const load = (wanted = store.getState().list.order) => reads.start(LIST, (current) => readList(wanted, current))

  async function readListPage(parentId: string | undefined, current: AbortSignal): Promise<void> {
    const before = writes
    dispatch({ type: 'moreRequested', parentId })
    const after = { fromCommentId: batchOf(parentId)?.ids.at(-1), signal: current }
    const result = await (parentId === undefined
      ? api.fetchList(contentId, store.getState().list.order, after)
      : api.fetchReplies(parentId, after))
    if (current.aborted) return
    if (!result.ok) return dispatch({ type: 'moreFailed', parentId, failure: result.failure })
    if (writes !== before && isLoadingMore(batchOf(parentId))) return askListPage(parentId)
    dispatch({ type: 'moreReceived', parentId, listPage: result.value, at: now() })
    offerDraft()
  }
  const askListPage = (parentId: string | undefined) =>
    reads.start(listPageOf(parentId), (current) => readListPage(parentId, current))
  const loadMore = async (parentId?: string): Promise<void> => {
    // No list page is requested meanwhile, because it would belong to the old order.
    const list = parentId === undefined ? reads.pending(LIST) : undefined
    if (list) return list
    const batch = batchOf(parentId)
    if (!batch || batch.more.status === 'complete') return
    return isLoadingMore(batch) ? reads.pending(listPageOf(parentId)) : askListPage(parentId)
  }

  const accept = (comment: Comment): PostedPlace => {
    const { list } = store.getState()
    const moderated = list.status === 'ready' && list.options.moderateBeforePublish
    emit('quiosc:comment-posted', { contentId, comment })
    if (moderated || comment.state.startsWith('pending')) return 'waiting'
    dispatchWrite({ type: 'published', comment, at: now() })
    publishCount()
    const parentId = comment.parentCommentId
    // The replies were not open yet: the new one is already shown, and the others are loaded.
    if (parentId && batchOf(parentId)?.more.status === 'idle') void loadMore(parentId)
    return store.getState().entries.has(comment.id) ? 'placed' : 'later'
  }

  const readMuted = (userId: string | undefined) =>
    reads.start(MUTED, async (current) => {
      dispatch({ type: 'mutedRequested', userId })
      const muted = userId === undefined ? new Set<string>() : await deps.readMuted()
      if (!current.aborted) dispatch({ type: 'mutedReceived', muted })
    })

  async function toggleLike(id: string) {
    const { reader, entries, likes } = store.getState()
    const comment = entries.get(id)?.comment
    if (reader.status !== 'open' || !comment || likes.has(id)) return
    const { userId } = reader
    const liked = !comment.likedByUserIds.includes(userId)
    dispatch({ type: 'liked', id, userId, liked })
    const result = await api.like(id, liked)
    if (!result.ok) return dispatch({ type: 'likeFailed', id, failure: result.failure })
    dispatchWrite({ type: 'likeConfirmed', id })
    emit('quiosc:comment-liked', { contentId, commentId: id, liked })
  }

  /** A list that arrives while a write is on its way may count the write or not. Only the server knows, so it is asked again. */
  async function write<Value, Applied>(
    sent: CommandResult<Value>,
    apply: (value: Value) => Applied,
  ): CommandResult<Applied> {
    const before = lists
    const result = await sent
    if (!result.ok) return result
    const value = apply(result.value)
    if (lists !== before) void load()
    return { ok: true, value }
  }

  const openDialog = (dialog: OpenDialog) => dispatch({ type: 'dialogChanged', dialog })
  const reply = (id: string) => {
    startReply(id)
    openReplyForm({ id, focus: true })
  }

  /**
   * Performs the press that was kept while the session was loading. By now the comment may be removed, turn out to be the reader's own, or already be
   * liked.
   */
  function replayPress({ kind, id }: ReaderAction, userId: string) {
    const comment = store.getState().entries.get(id)?.comment
    if (!comment) return
    if (kind === 'reply') reply(id)
    if (kind === 'report' && comment.author.id !== userId) openDialog({ kind, id })
    if (kind === 'like' && !comment.likedByUserIds.includes(userId)) void toggleLike(id)
  }

  return {
    ...store,
    publishCount,
    load,
    loadMore,
    async search(path) {
      dispatch({ type: 'searched', search: { status: 'searching', path } })
      // Permalinks are rare, so their code is loaded on demand. If that fails, the reader is offered to continue, which loads it again.
      const code = await loadSearch().catch(() => undefined)
      if (!code) return dispatch({ type: 'searched', search: { status: 'far', path } })
      const whenLoaded = async () => (store.getState().list.status === 'failed' ? load() : reads.pending(LIST))
      return code.searchComment(path, { getState: store.getState, whenLoaded, loadMore, batchOf, signal, dispatch })
    },
    targetReached: () => dispatch({ type: 'targetReached' }),
    follow() {
      const readerChanged = () => {
        const reader = getCommentsReader(session.get(), session.permissions)
        const { reader: last, mutedBy } = store.getState()
        const userId = userIdOf(reader)
        if (reader.status !== last.status || userId !== userIdOf(last)) dispatch({ type: 'readerChanged', reader })
        if (last.status === 'unknown' && last.press && reader.status === 'open') replayPress(last.press, reader.userId)
        if (userId !== mutedBy) void readMuted(userId)
      }
      signal.addEventListener('abort', session.subscribe(readerChanged))
      if (deps.served) readerChanged()
      void session.ready().then(readerChanged)
    },
    press(press) {
      const { kind, id } = press
      if (store.getState().reader.status !== 'open') return dispatch({ type: 'pressed', press })
      if (kind === 'like') void toggleLike(id)
      else if (kind === 'reply') reply(id)
      else openDialog({ kind, id })
    },
    reply,
    showReplies(id) {
      dispatch({ type: 'repliesShown', id })
      const batch = batchOf(id)
      if (batch && batch.ids.length === 0) void loadMore(id)
    },
    hideReplies: (id) => dispatch({ type: 'repliesHidden', id }),
    post: (body, parentId, mentions) =>
      write(api.post(contentId, { body, parentCommentId: parentId, mentions: [...mentions] }), accept),
    toggleLike,
    remove: (id) =>
      write(api.remove(id), () => {
        dispatchWrite({ type: 'deleted', id, here: true })
        publish('quiosc:comment-deleted', { contentId, commentId: id })
      }),
    async report(id, reasonId) {
      const result = await api.report(id, reasonId)
      if (result.ok || wasReported(result.failure)) dispatchWrite({ type: 'reported', id, again: !result.ok })
      return result
    },
    setMuted(muted, commentId, text) {
      // The reader's change is newer than a pending answer.
      reads.withdraw(MUTED)
      dispatch({ type: 'mutedChanged', muted, commentId, announcement: { text } })
    },
    unmuteOnce: (id) => dispatch({ type: 'unmutedOnce', id }),
    openReplyForm,
    closeReplyForm: () => dispatch({ type: 'replyFormChanged', replyForm: undefined }),
    openDialog,
    closeDialog: () => dispatch({ type: 'dialogChanged', dialog: undefined }),
  }
}
