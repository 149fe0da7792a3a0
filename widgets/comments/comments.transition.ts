import type { CommentsEvent, CommentsState, List, ReadyList, Reload } from './comments.model.ts'
import type { Comment, CommentList } from './comments.schema.ts'
import type { Batch } from './thread/batch.ts'
import { emptyBatch, withMore, withOwn, without, withPage } from './thread/batch.ts'
import {
  changeEntry,
  countPublished,
  repliesBatch,
  showReplies,
  takesOwn,
  withComments,
  withLike,
  withoutComment,
  withReplies,
  withReply,
} from './thread/entries.ts'

type Of<Type extends CommentsEvent['type']> = Extract<CommentsEvent, { type: Type }>

const ready = (state: CommentsState, change: (list: ReadyList) => ReadyList): List =>
  state.list.status === 'ready' ? change(state.list) : state.list

/** Changes the content's own list, or the replies to a comment. */
function withBatch(state: CommentsState, parentId: string | undefined, change: (batch: Batch) => Batch): CommentsState {
  if (parentId === undefined)
    return { ...state, list: ready(state, (list) => ({ ...list, batch: change(list.batch) })) }
  return { ...state, entries: withReplies(state.entries, parentId, change) }
}

/** The reader may have left the dialog, and opened another one, before the answer came. */
const dialogBut = ({ dialog }: CommentsState, id: string) => (dialog?.id === id ? undefined : dialog)

/** Nothing more can come when every comment there is stands in the list already. */
function firstPage({ comments, contentNumComments }: CommentList): Batch {
  const batch = withPage(
    emptyBatch,
    comments.map(({ id }) => id),
  )
  const counted = comments.filter(({ state }) => state === 'published').length
  return counted >= contentNumComments ? withMore(batch, { status: 'complete' }) : batch
}

function listReceived(state: CommentsState, { order, answer, at }: Of<'listReceived'>): CommentsState {
  // A dialog may be open over a comment that another order begins without.
  const asked = state.entries.get(state.dialog?.id ?? '')
  return {
    ...state,
    search: state.search.status === 'searching' ? state.search : { status: 'none' },
    target: undefined,
    entries: withComments(new Map(), [...(asked ? [asked.comment] : []), ...answer.comments], at),
    list: {
      status: 'ready',
      order,
      batch: firstPage(answer),
      count: answer.contentNumComments,
      options: answer.options,
      reasons: answer.reportingReasons,
      content: answer.mainContent,
      reload: { status: 'idle' },
    },
  }
}

/** A comment that arrived between two pages is in the answer again: it is shown once. */
function moreReceived(state: CommentsState, { parentId, comments, at }: Of<'moreReceived'>): CommentsState {
  const grown = { ...state, entries: withComments(state.entries, comments, at) }
  const page = comments.map(({ id }) => id)
  return withBatch(grown, parentId, (batch) => {
    const next = withPage(batch, page)
    const parent = parentId === undefined ? undefined : state.entries.get(parentId)?.comment
    const all = parent && countPublished(grown.entries, [...next.ids, ...next.own]) >= parent.repliesNumber
    return all ? withMore(next, { status: 'complete' }) : next
  })
}

function published(state: CommentsState, { comment, at }: Of<'published'>): CommentsState {
  const { entries, panel } = state
  const parentId = comment.parentCommentId
  const counted: CommentsState = {
    ...state,
    said: { what: 'posted' },
    // The reader may write another one already.
    panel: panel?.id === parentId ? undefined : panel,
    list: ready(state, (list) => ({ ...list, count: list.count + 1 })),
  }
  const target = { id: comment.id, why: 'posted' } as const
  if (parentId)
    // With another order what it replies to may have gone.
    return entries.has(parentId) ? { ...counted, target, entries: withReply(entries, comment, parentId, at) } : counted
  if (counted.list.status !== 'ready' || !takesOwn(counted.list.batch, counted.list.order)) return counted
  const { order, batch } = counted.list
  return {
    ...counted,
    target,
    entries: withComments(entries, [comment], at),
    list: { ...counted.list, batch: withOwn(batch, comment.id, order) },
  }
}

/** Where the reader goes on from a comment that goes: the next one, else the one before, else what it replied to. */
function neighbour({ entries, list }: CommentsState, { id, parentCommentId }: Comment): string | undefined {
  const parent = parentCommentId ? entries.get(parentCommentId) : undefined
  const batch = parent ? repliesBatch(parent) : list.status === 'ready' ? list.batch : emptyBatch
  const siblings = [...batch.own, ...batch.ids]
  const at = siblings.indexOf(id)
  return siblings[at + 1] ?? siblings[at - 1] ?? parent?.comment.id
}

/** With replies it stays as a placeholder; without, it goes and the counters with it (§4). */
function deleted(state: CommentsState, { id }: Of<'deleted'>): CommentsState {
  const comment = state.entries.get(id)?.comment
  if (!comment) return state
  const stays = comment.repliesNumber > 0
  return {
    ...state,
    said: { what: 'deleted' },
    // With the dialog open nothing behind it can take the focus.
    dialog: dialogBut(state, id),
    target: { id: stays ? id : neighbour(state, comment), why: 'next' },
    entries: stays
      ? changeEntry(state.entries, id, (kept) => ({ ...kept, comment: { ...comment, state: 'deletedByUser' } }))
      : withoutComment(state.entries, id),
    list: ready(state, (list) =>
      stays
        ? list
        : {
            ...list,
            // One that was still waiting has not been counted.
            count: Math.max(0, list.count - (comment.state === 'published' ? 1 : 0)),
            batch: without(list.batch, id),
          },
    ),
  }
}

function withLikeOf(state: CommentsState, event: Of<'liked' | 'likeFailed'>): CommentsState {
  const failure = event.type === 'likeFailed' ? event.failure : undefined
  const liked = event.liked !== Boolean(failure)
  return {
    ...state,
    said: failure ? undefined : { what: liked ? 'liked' : 'unliked' },
    entries: changeEntry(state.entries, event.id, (entry) => ({
      ...entry,
      failure,
      comment: withLike(entry.comment, event.userId, liked),
    })),
  }
}

/** A list that is there stays in sight until another one is. */
const reloading = (state: CommentsState, reload: Exclude<Reload, { status: 'idle' }>): CommentsState => ({
  ...state,
  list: state.list.status === 'ready' ? { ...state.list, reload } : reload,
})

/** The reader goes on from the comment from which it was asked for, unless the dialog was left meanwhile. */
function mutedChanged(state: CommentsState, { muted, commentId: id }: Of<'mutedChanged'>): CommentsState {
  if (id === undefined || state.dialog?.id !== id) return { ...state, muted }
  const entries = changeEntry(state.entries, id, (entry) => ({ ...entry, unmuted: false }))
  return { ...state, muted, entries, dialog: undefined, target: { id, why: 'next' } }
}

/** An event about a comment or a list that is not there (any more) leaves the state as it is. */
export function transition(state: CommentsState, event: CommentsEvent): CommentsState {
  switch (event.type) {
    case 'readerChanged':
      return { ...state, reader: event.reader }
    case 'mutedChanged':
      return mutedChanged(state, event)
    case 'listRequested':
      return reloading(state, { status: 'loading', order: event.order })
    case 'listReceived':
      return listReceived(state, event)
    case 'listFailed':
      return reloading(state, { status: 'failed', order: event.order, failure: event.failure })
    case 'moreRequested':
      return withBatch(state, event.parentId, (batch) => withMore(batch, { status: 'loading' }))
    case 'moreReceived':
      return moreReceived(state, event)
    case 'moreFailed':
      return withBatch(state, event.parentId, (batch) => withMore(batch, { status: 'failed', failure: event.failure }))
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
    case 'likeFailed':
      return withLikeOf(state, event)
    case 'deleted':
      return deleted(state, event)
    case 'reported':
      return {
        ...state,
        // Said once the dialog is gone: what is behind it is not heard.
        ...(!event.again && {
          said: { what: 'reported' },
          dialog: dialogBut(state, event.id),
        }),
        entries: changeEntry(state.entries, event.id, (entry) => ({
          ...entry,
          comment: { ...entry.comment, reported: true },
        })),
      }
    case 'unmutedOnce':
      return {
        ...state,
        // The button that had the focus goes.
        target: { id: event.id, why: 'next' },
        entries: changeEntry(state.entries, event.id, (entry) => ({ ...entry, unmuted: true })),
      }
    case 'panelChanged':
      return { ...state, panel: event.panel }
    case 'dialogChanged':
      return { ...state, dialog: event.dialog }
    case 'searched':
      return { ...state, search: event.search }
    case 'pointed':
      return { ...state, search: { status: 'none' }, target: event.target }
    case 'arrived':
      return { ...state, target: undefined }
  }
}
