import * as v from 'valibot'
import { fillPath } from '#lib/fillPath.ts'
import { COMMENTS_PATH } from '#lib/site/commentsPath.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import {
  ALREADY_REPORTED,
  type Comment,
  type CommentList,
  type CommentListPage,
  CommentListSchema,
  type CommentOrder,
  CommentSchema,
  RepliesSchema,
} from '../comments.schema.ts'
import { commentsWidget } from '../comments.widget.ts'
import type { NewComment } from '../newComment.schema.ts'
import type { CommandResult } from './commandResult.ts'

/** The cursor of a read, and the signal that aborts it. */
export interface ReadOptions {
  fromCommentId?: string | undefined
  signal?: AbortSignal | undefined
}

/** The calls of content-features §7 on comments. Writes take no signal: they are not aborted when the island unmounts. */
export interface CommentsApi {
  fetchList(contentId: string, order: CommentOrder, options?: ReadOptions): CommandResult<CommentList>
  /** Always oldest first: replies are a conversation. */
  fetchReplies(commentId: string, options?: ReadOptions): CommandResult<CommentListPage>
  post(contentId: string, comment: NewComment): CommandResult<Comment>
  /** Whether the reader likes it from now on. */
  like(commentId: string, like: boolean): CommandResult<unknown>
  remove(commentId: string): CommandResult<unknown>
  /** Fails with {@link ALREADY_REPORTED} the second time. */
  report(commentId: string, reasonId: string): CommandResult<unknown>
}

/** Of the first request. */
export const commentsPath = (contentId: string, order: CommentOrder): string =>
  fillPath(commentsWidget.prefetch, { contentId, order })

/** The spec shows no answer for these calls, so any will do. */
const AnySchema = v.unknown()

const readOptions = (order: CommentOrder, { fromCommentId, signal }: ReadOptions) => ({
  query: { order, fromCommentId },
  ...(signal && { signal }),
})

export function createCommentsApi(client: ApiClient): CommentsApi {
  const path = (commentId: string) => `comment/${encodeURIComponent(commentId)}`
  const contentPath = (contentId: string) => fillPath(COMMENTS_PATH, { contentId })
  return {
    fetchList: (contentId, order, options = {}) =>
      client.get(contentPath(contentId), CommentListSchema, readOptions(order, options)),
    fetchReplies: (commentId, options = {}) =>
      client.get(`${path(commentId)}/replies`, RepliesSchema, readOptions('asc', options)),
    post: (contentId, comment) => client.post(`${contentPath(contentId)}/new`, CommentSchema, { body: { comment } }),
    like: (commentId, like) => client.post(`${path(commentId)}/like`, AnySchema, { body: { like } }),
    remove: (commentId) => client.delete(path(commentId), AnySchema),
    report: (commentId, reasonId) => client.post(`${path(commentId)}/report`, AnySchema, { body: { reasonId } }),
  }
}

/** The reader has reported this comment before (content-features §8). */
export const wasReported = (failure: ApiFailure): boolean =>
  failure.kind === 'http' && failure.errors.some(({ code }) => code === ALREADY_REPORTED)
