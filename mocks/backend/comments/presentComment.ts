import type { Comment } from '#widgets/comments/comments.schema.ts'
import type { BackendState } from '../seedState.ts'
import type { CommentRecord } from './CommentRecord.ts'

const pending: readonly CommentRecord['state'][] = ['pendingModeration', 'pendingPublication']

/** Whether a comment awaits moderation: until then only its author sees it, and it is not counted. */
const isPending = ({ state }: CommentRecord) => pending.includes(state)

/** Oldest first; of two in the same moment, the one that came first. ISO dates compare as plain text. */
const byAge = (a: CommentRecord, b: CommentRecord) => {
  if (a.publicationDate === b.publicationDate) return Number(a.id) - Number(b.id)
  return a.publicationDate < b.publicationDate ? -1 : 1
}

/** The comments of one content, oldest first, including deleted ones, which lists use as cursors. */
export const threadOf = ({ comments }: BackendState, contentId: string) =>
  [...comments.values()].filter((comment) => comment.contentId === contentId).sort(byAge)

export const repliesTo = (thread: readonly CommentRecord[], commentId: string) =>
  thread.filter((comment) => comment.parentCommentId === commentId)

export const isVisibleTo = (comment: CommentRecord, readerId: string | undefined) =>
  !comment.removed && (!isPending(comment) || comment.author.id === readerId)

/** The number of publicly visible comments, replies included; a deleted comment with replies counts. */
export const countComments = (thread: readonly CommentRecord[]) =>
  thread.filter((comment) => isVisibleTo(comment, undefined)).length

/** {@link countComments} of every content that has any. */
export function countsByContent({ comments }: BackendState): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const comment of comments.values())
    if (isVisibleTo(comment, undefined)) counts.set(comment.contentId, (counts.get(comment.contentId) ?? 0) + 1)
  return counts
}

/** A comment as one reader gets it. Deleted and banned comments are sent without their text. */
export function presentComment(
  record: CommentRecord,
  thread: readonly CommentRecord[],
  readerId: string | undefined,
): Comment {
  const { contentId, reportedByUserIds, removed, ...comment } = record
  const silenced = comment.state !== 'published' && !isPending(record)
  return {
    ...comment,
    ...(silenced && { body: '', mentions: [] }),
    likesNumber: comment.likedByUserIds.length,
    repliesNumber: repliesTo(thread, comment.id).filter((reply) => isVisibleTo(reply, readerId)).length,
    reported: readerId !== undefined && reportedByUserIds.includes(readerId),
  }
}
