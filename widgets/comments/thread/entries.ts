import type { Comment, CommentOrder } from '../comments.schema.ts'
import { type Batch, emptyBatch, withOwn, without } from '../list/batch.ts'
import type { CommentsState, Entry } from '../list/comments.model.ts'

type Entries = CommentsState['entries']

/** Changes one comment and leaves the objects of all others alone, so that only its own row renders again. */
export function changeEntry(entries: Entries, id: string, change: (entry: Entry) => Entry): Entries {
  const entry = entries.get(id)
  return entry ? new Map(entries).set(id, change(entry)) : entries
}

/** The entries of an answer; of a comment that is known only the comment itself is new, if it is. */
export function withComments(entries: Entries, comments: readonly Comment[], readAt: Date): Entries {
  const next = new Map(entries)
  for (const comment of comments) {
    const known = next.get(comment.id)
    if (known?.comment === comment) continue
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

/** The comment of the list in whose thread this one is. An answer may name parents in a circle: then it is the last one before it closes. */
export function rootOf(entries: Entries, id: string): string {
  const line = [id]
  for (const below of line) {
    const parentId = entries.get(below)?.comment.parentCommentId
    if (parentId && !line.includes(parentId)) line.push(parentId)
  }
  return line.at(-1) ?? id
}

export const repliesBatch = (entry: Entry | undefined): Batch =>
  entry && entry.replies.status !== 'unread' ? entry.replies.batch : emptyBatch

const has = ({ ids, own }: Batch, id: string) => ids.includes(id) || own.includes(id)

/** A comment and those in whose loaded replies it is, at any depth. */
function lineOf(entries: Entries, id: string): Set<string> {
  const line = new Set([id])
  // Entries that are added meanwhile are gone through too.
  for (const below of line) for (const [other, entry] of entries) if (has(repliesBatch(entry), below)) line.add(other)
  return line
}

/**
 * Changes a batch of replies. Hidden replies stay hidden, because a list page may arrive late. A comment above is no reply, whatever an answer says: it would be
 * shown within itself, without an end.
 */
export const withReplies = (entries: Entries, parentId: string, change: (batch: Batch) => Batch): Entries =>
  changeEntry(entries, parentId, (entry) => {
    const changed = change(repliesBatch(entry))
    const above = [...lineOf(entries, parentId)].filter((id) => has(changed, id))
    return {
      ...entry,
      replies: {
        status: entry.replies.status === 'hidden' ? 'hidden' : 'shown',
        batch: above.reduce(without, changed),
      },
    }
  })

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

/** One's own comment is added at the top in `desc`; in `asc` at the end, and only if the end has loaded (content-features §4). */
export const canPlaceOwn = (batch: Batch, order: CommentOrder): boolean =>
  order === 'desc' || batch.more.status === 'complete'
