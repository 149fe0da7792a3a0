import * as v from 'valibot'
import type { ApiClient } from '../../../src/api/apiClient.ts'
import type { ApiFailure } from '../../../src/api/apiFailure.ts'
import type { Result } from '../../../src/lib/result.ts'
import type { CommentedPage } from './profileComments.schema.ts'
import { CommentedPageSchema } from './profileComments.schema.ts'

/** `desc` is newest first. */
export type CommentOrder = 'desc' | 'asc'

/** Comments a page (reader-account §9, "Profile comments page size"). */
export const PAGE_SIZE = 20

export interface PageQuery {
  userId: string
  /** Counted from 1. */
  page: number
  order: CommentOrder
}

export interface ProfileCommentsApi {
  fetchPage(query: PageQuery, signal: AbortSignal): Promise<Result<CommentedPage, ApiFailure>>
  /** DELETE /comment/{id}. No signal: what a reader has confirmed is sent even if the panel is closed. */
  remove(commentId: string): Promise<Result<unknown, ApiFailure>>
}

export const createProfileCommentsApi = (client: Pick<ApiClient, 'get' | 'delete'>): ProfileCommentsApi => ({
  fetchPage: ({ userId, page, order }, signal) =>
    client.get(`profile/comments/${encodeURIComponent(userId)}`, CommentedPageSchema, {
      query: { limit: PAGE_SIZE, page, order: order.toUpperCase() },
      signal,
    }),
  remove: (commentId) => client.delete(`comment/${encodeURIComponent(commentId)}`, v.unknown()),
})
