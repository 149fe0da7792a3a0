import type { Comment, CommentList } from '../comments.schema.ts'
import {
  canPlaceOwn,
  changeEntry,
  countPublished,
  repliesBatch,
  rootOf,
  showReplies,
  withComments,
  withoutComment,
  withReplies,
  withReply,
} from '../thread/entries.ts'
import { likeConfirmed, likeFailed, likeStarted, withLikes } from '../thread/likes.ts'
import { type Batch, emptyBatch, isLoadingMore, withListPage, withLoadMore, withOwn, without } from './batch.ts'
import type { CommentsEvent, CommentsState, List, ReadyList, Reload } from './comments.model.ts'

type Of<Type extends CommentsEvent['type']> = Extract<CommentsEvent, { type: Type }>

const ready = (state: CommentsState, change: (list: ReadyList) => ReadyList): List =>
  state.list.status === 'ready' ? change(state.list) : state.list

/** Changes the content's own list, or the replies to a comment. */
function withBatch(state: CommentsState, parentId: string | undefined, change: (batch: Batch) => Batch): CommentsState {
  if (parentId === undefined)
    return { ...state, list: ready(state, (list) => ({ ...list, batch: change(list.batch) })) }
  return { ...state, entries: withReplies(state.entries, parentId, change) }
}

/** The reader may have closed the dialog and opened another one before the answer arrived. */
const dialogUnlessFor = ({ dialog }: CommentsState, id: string) => (dialog?.id === id ? undefined : dialog)

/** The list is complete if it already contains every published comment; where their number is missing, the next list page tells. */
function firstListPage({ comments, contentNumComments, received }: CommentList): Batch {
  const batch = withListPage(
    emptyBatch,
    comments.map(({ id }) => id),
    received,
  )
  const { length } = comments.filter(({ state }) => state === 'published')
  return length >= (contentNumComments ?? Infinity) ? withLoadMore(batch, { status: 'complete' }) : batch
}

/** The list that is on its way, with its order. */
function awaitedList({ list }: CommentsState) {
  const awaited = list.status === 'ready' ? list.reload : list
  return awaited.status === 'loading' ? awaited : undefined
}

function listReceived(state: CommentsState, { answer, at }: Of<'listReceived'>): CommentsState {
  const awaited = awaitedList(state)
  if (!awaited) return state
  const { comments, likes } = withLikes(state, answer.comments)
  // An open thread or form stays open, also where its comment is not in the first list page of the other order. Hidden replies are read again.
  const kept = new Map(state.entries)
  for (const [id, entry] of kept)
    if (entry.replies.status === 'hidden') kept.set(id, { ...entry, replies: { status: 'unread' } })
  const batch = firstListPage(answer)
  return {
    ...state,
    likes,
    search: state.search.status === 'searching' ? state.search : { status: 'none' },
    target: undefined,
    entries: withComments(kept, comments, at),
    list: {
      status: 'ready',
      order: awaited.order,
      // The form for a reply is shown in its thread.
      batch: state.replyForm ? withOwn(batch, rootOf(kept, state.replyForm.id), awaited.order) : batch,
      count: answer.contentNumComments ?? answer.comments.length,
      options: answer.options,
      reasons: answer.reportingReasons,
      content: answer.mainContent,
      reload: { status: 'idle' },
    },
  }
}

/** A loaded list stays visible until the next one has loaded. */
const reloading = (state: CommentsState, reload: Exclude<Reload, { status: 'idle' }>): CommentsState => ({
  ...state,
  list: state.list.status === 'ready' ? { ...state.list, reload } : reload,
})

function listFailed(state: CommentsState, { failure }: Of<'listFailed'>): CommentsState {
  const awaited = awaitedList(state)
  if (!awaited) return state
  return reloading(state, { status: 'failed', order: awaited.order, failure })
}

const batchOf = ({ list, entries }: CommentsState, parentId: string | undefined): Batch => {
  if (parentId !== undefined) return repliesBatch(entries.get(parentId))
  return list.status === 'ready' ? list.batch : emptyBatch
}

/** A comment that arrived between two list pages is in the answer again: it is shown once. */
function moreReceived(state: CommentsState, event: Of<'moreReceived'>): CommentsState {
  const { parentId, listPage, at } = event
  if (!isLoadingMore(batchOf(state, parentId))) return state
  const { comments, likes } = withLikes(state, listPage.comments)
  const grown = { ...state, likes, entries: withComments(state.entries, comments, at) }
  const ids = comments.map(({ id }) => id)
  return withBatch(grown, parentId, (batch) => {
    const next = withListPage(batch, ids, listPage.received)
    const parent = parentId === undefined ? undefined : state.entries.get(parentId)?.comment
    const all = parent && countPublished(grown.entries, [...next.ids, ...next.own]) >= parent.repliesNumber
    return all ? withLoadMore(next, { status: 'complete' }) : next
  })
}

function moreFailed(state: CommentsState, { parentId, failure }: Of<'moreFailed'>): CommentsState {
  if (!isLoadingMore(batchOf(state, parentId))) return state
  return withBatch(state, parentId, (batch) => withLoadMore(batch, { status: 'failed', failure }))
}

/** The count was read with the first list page, so it includes the comments of that one and none posted later. */
const isCounted = ({ list }: CommentsState, id: string): boolean =>
  list.status === 'ready' && list.batch.listPages[0]?.includes(id) === true

function published(state: CommentsState, { comment, at }: Of<'published'>): CommentsState {
  const { replyForm } = state
  const parentId = comment.parentCommentId ?? undefined
  const parent = parentId === undefined ? undefined : state.entries.get(parentId)
  const entries = parent ? withReply(state.entries, comment, parent.comment.id, at) : state.entries
  const repliesBefore = parent?.comment.repliesNumber ?? 0
  const replies = entries.get(parentId ?? '')?.comment.repliesNumber ?? repliesBefore
  const counts = parent ? replies > repliesBefore : !isCounted(state, comment.id)
  const counted: CommentsState = {
    ...state,
    entries,
    announcement: { what: 'posted' },
    // The reader may already be writing another one.
    replyForm: replyForm?.id === parentId ? undefined : replyForm,
    list: ready(state, (list) => ({ ...list, count: list.count + (counts ? 1 : 0) })),
  }
  const target = { id: comment.id, reason: 'posted' } as const
  // After a change of order its parent may not be loaded.
  if (parentId !== undefined) return parent ? { ...counted, target } : counted
  if (counted.list.status !== 'ready') return counted
  const { order, batch } = counted.list
  if (!batch.ids.includes(comment.id) && !canPlaceOwn(batch, order)) return counted
  return {
    ...counted,
    target,
    entries: withComments(entries, [comment], at),
    list: { ...counted.list, batch: withOwn(batch, comment.id, order) },
  }
}

/** The comment to focus after one is removed: the next one, else the previous one, else its parent. */
function neighbour({ entries, list }: CommentsState, { id, parentCommentId }: Comment): string | undefined {
  const parent = parentCommentId ? entries.get(parentCommentId) : undefined
  const batch = parent ? repliesBatch(parent) : list.status === 'ready' ? list.batch : emptyBatch
  const siblings = [...batch.own, ...batch.ids]
  const at = siblings.indexOf(id)
  return siblings[at + 1] ?? siblings[at - 1] ?? parent?.comment.id
}

/** With replies it becomes a placeholder; without, it is removed and the counters decrease (content-features §4). */
function deleted(state: CommentsState, { id, here }: Of<'deleted'>): CommentsState {
  const comment = state.entries.get(id)?.comment
  if (!comment) return state
  const keepsPlaceholder = comment.repliesNumber > 0
  return {
    ...state,
    // A reader who deletes it elsewhere is told there, and stays there.
    ...(here && {
      announcement: { what: 'deleted' },
      target: { id: keepsPlaceholder ? id : neighbour(state, comment), reason: 'next' },
    }),
    // While the dialog is open, nothing behind it can be focused.
    dialog: dialogUnlessFor(state, id),
    entries: keepsPlaceholder
      ? changeEntry(state.entries, id, (kept) => ({ ...kept, comment: { ...comment, state: 'deletedByUser' } }))
      : withoutComment(state.entries, id),
    list: ready(state, (list) =>
      keepsPlaceholder
        ? list
        : {
            ...list,
            // A pending comment has not been counted.
            count: Math.max(0, list.count - (comment.state === 'published' ? 1 : 0)),
            batch: without(list.batch, id),
          },
    ),
  }
}

/** Focuses the comment from which it was requested, unless the dialog was closed meanwhile. */
function mutedChanged(state: CommentsState, { muted, commentId: id, announcement }: Of<'mutedChanged'>): CommentsState {
  const known = { ...state, muted, announcement }
  if (state.dialog?.id !== id) return known
  const entries = changeEntry(state.entries, id, (entry) => ({ ...entry, unmuted: false }))
  return { ...known, entries, dialog: undefined, target: { id, reason: 'next' } }
}

/** The store performs the kept press; a reader who may not participate gets an explanation. */
function readerChanged(state: CommentsState, { reader }: Of<'readerChanged'>): CommentsState {
  const press = state.reader.status === 'unknown' ? state.reader.press : undefined
  if (reader.status === 'unknown') return { ...state, reader: { ...reader, press } }
  return {
    ...state,
    reader,
    dialog: press && reader.status !== 'open' ? { kind: 'locked', press: press.kind } : state.dialog,
  }
}

/** Pressing the same like again withdraws it. */
function pressed(state: CommentsState, { press }: Of<'pressed'>): CommentsState {
  const { reader } = state
  if (reader.status === 'open') return state
  if (reader.status !== 'unknown') return { ...state, dialog: { kind: 'locked', press: press.kind } }
  const again = press.kind === 'like' && reader.press?.kind === 'like' && reader.press.id === press.id
  return { ...state, reader: { status: 'unknown', press: again ? undefined : press } }
}

/** An event about a comment or a list that does not exist (any more) leaves the state unchanged. */
export function transition(state: CommentsState, event: CommentsEvent): CommentsState {
  switch (event.type) {
    case 'readerChanged':
      return readerChanged(state, event)
    case 'pressed':
      return pressed(state, event)
    case 'mutedRequested':
      return { ...state, mutedBy: event.userId }
    case 'mutedReceived':
      return event.muted ? { ...state, muted: event.muted } : state
    case 'mutedChanged':
      return mutedChanged(state, event)
    case 'listRequested':
      return reloading(state, { status: 'loading', order: event.order })
    case 'listReceived':
      return listReceived(state, event)
    case 'listFailed':
      return listFailed(state, event)
    case 'moreRequested':
      return withBatch(state, event.parentId, (batch) => withLoadMore(batch, { status: 'loading' }))
    case 'moreReceived':
      return moreReceived(state, event)
    case 'moreFailed':
      return moreFailed(state, event)
    case 'repliesShown':
      return { ...state, entries: showReplies(state.entries, event.id) }
    case 'repliesHidden':
      return {
        ...state,
        entries: changeEntry(state.entries, event.id, (entry) =>
          entry.replies.status === 'shown' ? { ...entry, replies: { ...entry.replies, status: 'hidden' } } : entry,
        ),
      }
    case 'published':
      return published(state, event)
    case 'liked':
      return likeStarted(state, event.id, event.userId, event.liked)
    case 'likeConfirmed':
      return likeConfirmed(state, event.id)
    case 'likeFailed':
      return likeFailed(state, event.id, event.failure)
    case 'deleted':
      return deleted(state, event)
    case 'reported':
      return {
        ...state,
        ...(!event.again && { dialog: dialogUnlessFor(state, event.id) }),
        entries: changeEntry(state.entries, event.id, (entry) => ({
          ...entry,
          comment: { ...entry.comment, reported: true },
        })),
      }
    case 'unmutedOnce':
      return {
        ...state,
        // The focused button is removed.
        target: { id: event.id, reason: 'next' },
        entries: changeEntry(state.entries, event.id, (entry) => ({ ...entry, unmuted: true })),
      }
    case 'replyFormChanged':
      return { ...state, replyForm: event.replyForm, replyDraft: event.replyForm ? 'settled' : state.replyDraft }
    case 'dialogChanged':
      return { ...state, dialog: event.dialog }
    case 'searched':
      return { ...state, search: event.search }
    case 'targetFound':
      return { ...state, search: { status: 'none' }, target: event.target }
    case 'targetReached':
      return { ...state, target: undefined }
  }
}
