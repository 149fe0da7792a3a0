import * as v from 'valibot'
import { writeIso } from '#kit/dates/moment.ts'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { ALREADY_REPORTED } from '#widgets/comments/comments.schema.ts'
import { NewCommentSchema } from '#widgets/comments/newComment.schema.ts'
import { type Answer, answer, type Call, invalid, notFound, refuse, requireReader } from '../Call.ts'
import type { CommentRecord } from './CommentRecord.ts'
import { isVisibleTo, presentComment, repliesTo, threadOf } from './presentComment.ts'
import { reportingReasons } from './reportingReasons.ts'

/** POST /comment/content/{id}/new: answers the comment, pending where the article is moderated beforehand. */
export function postComment(call: Call): Answer {
  const { backend, params } = call
  const { state } = backend
  const reader = requireReader(call)
  const contentId = params.contentId ?? ''
  const options = state.threads.get(contentId)?.options
  if (!options) return notFound()

  const parsed = v.safeParse(NewCommentSchema, call.body)
  if (!parsed.success) return invalid('comment')
  const { body, parentCommentId, mentions } = parsed.output.comment
  const parent = parentCommentId ? state.comments.get(parentCommentId) : undefined
  if (parentCommentId && (parent?.contentId !== contentId || parent.state !== 'published')) return notFound()
  if (!options.commentsAllowed || (parent && !options.repliesAllowed)) return refuse(403, 'CLOSED', 'Closed')

  const comment: CommentRecord = {
    id: String(Math.max(...[...state.comments.keys()].map(Number)) + 1),
    contentId,
    parentCommentId: parent?.id ?? null,
    state: options.moderateBeforePublish ? 'pendingModeration' : 'published',
    body,
    publicationDate: writeIso(backend.now()),
    likedByUserIds: [],
    author: { id: reader.id, nick: reader.nick, avatarUrl: reader.avatarUrl },
    mentions,
    reportedByUserIds: [],
    removed: false,
  }
  state.comments.set(comment.id, comment)
  return answer(presentComment(comment, [], reader.id))
}

/** POST /comment/{id}/like: adds or removes the reader's like; idempotent. */
export function likeComment(call: Call): Answer {
  const comment = commentOf(call)
  if (comment?.state !== 'published') return notFound()
  const body = v.safeParse(v.object({ like: v.boolean() }), call.body)
  if (!body.success) return invalid('like')
  const { like } = body.output
  const { id } = requireReader(call)
  const others = comment.likedByUserIds.filter((userId) => userId !== id)
  comment.likedByUserIds = like ? [...others, id] : others
  return answer({ id: comment.id, liked: like, likesNumber: comment.likedByUserIds.length })
}

/** POST /comment/{id}/report: once for each reader (content-features §4). */
export function reportComment(call: Call): Answer {
  const comment = commentOf(call)
  if (comment?.state !== 'published') return notFound()
  const body = v.safeParse(v.object({ reasonId: IdSchema }), call.body)
  const known = body.success && reportingReasons.ca.some(({ id }) => id === body.output.reasonId)
  if (!known) return invalid('reasonId')
  const { id } = requireReader(call)
  if (comment.reportedByUserIds.includes(id)) return refuse(409, ALREADY_REPORTED, 'Already reported')
  comment.reportedByUserIds = [...comment.reportedByUserIds, id]
  return answer({ id: comment.id })
}

/** DELETE /comment/{id}: own comments only; one with replies stays as a placeholder (content-features §4). */
export function deleteComment(call: Call): Answer {
  const { state } = call.backend
  const comment = commentOf(call)
  if (!comment) return notFound()
  const allowed = state.threads.get(comment.contentId)?.options.userCanDeleteComments
  if (!allowed || comment.author.id !== requireReader(call).id) return refuse(403, 'FORBIDDEN', 'Not yours to delete')

  const replies = repliesTo(threadOf(state, comment.contentId), comment.id)
  if (replies.some((reply) => isVisibleTo(reply, undefined))) comment.state = 'deletedByUser'
  else comment.removed = true
  return answer({ id: comment.id })
}

function commentOf(call: Call): CommentRecord | undefined {
  const comment = call.backend.state.comments.get(call.params.commentId ?? '')
  return comment && isVisibleTo(comment, call.reader?.id) ? comment : undefined
}
