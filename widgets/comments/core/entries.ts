import type { Comment, CommentOrder } from '../comments.schema.ts'
import type { Batch } from './batch.ts'
import { emptyBatch, withOwn, without } from './batch.ts'
import type { CommentsState, Entry } from './comments.model.ts'

type Entries = CommentsState['entries']

/** Changes one comment and leaves the objects of all others alone, so that only its own row renders again. */
export function changeEntry(entries: Entries, id: string, change: (entry: Entry) => Entry): Entries {
  const entry = entries.get(id)
  return entry ? new Map(entries).set(id, change(entry)) : entries
}

/** What an answer brings; of a comment that is known only the comment itself is new. */
export function withComments(entries: Entries, comments: readonly Comment[], readAt: Date): Entries {
  const next = new Map(entries)
  for (const comment of comments) {
    const known = next.get(comment.id)
    next.set(comment.id, {
      replies: { status: 'unread' },
      failure: undefined,
      unmuted: false,
      ...known,
      comment,
      readAt,
    })
  }
  return next
}

/** The comment of the list in whose thread this one is. */
export function rootOf(entries: Entries, id: string): string {
  const parentId = entries.get(id)?.comment.parentCommentId
  return parentId ? rootOf(entries, parentId) : id
}

export const repliesBatch = (entry: Entry | undefined): Batch =>
  entry && entry.replies.status !== 'unread' ? entry.replies.batch : emptyBatch

/** Changes a batch of replies. Hidden replies stay hidden, because a page may arrive late. */
export const withReplies = (entries: Entries, parentId: string, change: (batch: Batch) => Batch): Entries =>
  changeEntry(entries, parentId, (entry) => ({
    ...entry,
    replies: {
      status: entry.replies.status === 'hidden' ? 'hidden' : 'shown',
      batch: change(repliesBatch(entry)),
    },
  }))

export const showReplies = (entries: Entries, parentId: string): Entries =>
  changeEntry(entries, parentId, (entry) => ({ ...entry, replies: { status: 'shown', batch: repliesBatch(entry) } }))

const countReplies = (entry: Entry, by: 1 | 0 | -1): Entry => ({
  ...entry,
  comment: { ...entry.comment, repliesNumber: Math.max(0, entry.comment.repliesNumber + by) },
})

/** A new reply, shown at the end of the conversation with its parent's replies opened. A first reply leaves nothing to read. */
export function withReply(entries: Entries, reply: Comment, parentId: string, readAt: Date): Entries {
  const first = entries.get(parentId)?.comment.repliesNumber === 0
  const arrived = repliesBatch(entries.get(parentId)).ids.includes(reply.id)
  const known = withComments(entries, [reply], readAt)
  const shown = withReplies(showReplies(known, parentId), parentId, (batch) => {
    const longer = withOwn(batch, reply.id, 'asc')
    return first && !arrived ? { ...longer, more: { status: 'complete' } } : longer
  })
  return changeEntry(shown, parentId, (entry) => {
    if (!arrived) return countReplies(entry, 1)
    // It is unknown whether the count was read before or after the reply; the loaded replies are its minimum.
    const { ids, own } = repliesBatch(entry)
    const repliesNumber = Math.max(entry.comment.repliesNumber, countPublished(shown, [...ids, ...own]))
    return { ...entry, comment: { ...entry.comment, repliesNumber } }
  })
}

/** Takes a comment away, from its parent's replies too. */
export function withoutComment(entries: Entries, id: string): Entries {
  const comment = entries.get(id)?.comment
  const next = new Map(entries)
  next.delete(id)
  if (!comment?.parentCommentId) return next
  return changeEntry(next, comment.parentCommentId, (entry) => {
    // A pending reply has not been counted.
    const counted = countReplies(entry, comment.state === 'published' ? -1 : 0)
    const { replies } = entry
    return replies.status === 'unread'
      ? counted
      : { ...counted, replies: { ...replies, batch: without(replies.batch, id) } }
  })
}

/** The comment with or without this reader's like. Idempotent, so that it can be applied to an answer that already includes it. */
export function withLike(comment: Comment, userId: string, liked: boolean): Comment {
  if (comment.likedByUserIds.includes(userId) === liked) return comment
  const others = comment.likedByUserIds.filter((id) => id !== userId)
  return {
    ...comment,
    likedByUserIds: liked ? [...others, userId] : others,
    likesNumber: Math.max(0, comment.likesNumber + (liked ? 1 : -1)),
  }
}

/** The number of published comments; the server's counters are unreliable for the others. */
export const countPublished = (entries: Entries, ids: readonly string[]): number =>
  ids.filter((id) => entries.get(id)?.comment.state === 'published').length

/** One's own comment is added at the top in `desc`; in `asc` at the end, and only if the end has loaded (§4). */
export const canPlaceOwn = (batch: Batch, order: CommentOrder): boolean =>
  order === 'desc' || batch.more.status === 'complete'
