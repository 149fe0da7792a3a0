import * as v from 'valibot'
import { type Result, success } from '#lib/result.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { ListPage } from '#page/resource/pager/pager.model.ts'
import { CommentedListPageSchema, type ListedComment } from './profileComments.schema.ts'

/** `desc` is newest first. */
export type CommentOrder = 'desc' | 'asc'

/** Comments on a list page (reader-account §9, "Profile comments page size"). */
const LIST_PAGE_SIZE = 20

export interface ProfileCommentsApi {
  /** @param listPage Counted from 1. */
  fetchListPage(
    userId: string,
    listPage: number,
    order: CommentOrder,
    signal: AbortSignal,
  ): Promise<Result<ListPage<ListedComment, number>, ApiFailure>>
  /** DELETE /comment/{id}. No signal: what a reader has confirmed is sent even if the panel is closed. */
  remove(commentId: string): Promise<Result<unknown, ApiFailure>>
}

export const createProfileCommentsApi = (client: Pick<ApiClient, 'get' | 'delete'>): ProfileCommentsApi => ({
  async fetchListPage(userId, listPage, order, signal) {
    const query = { limit: LIST_PAGE_SIZE, page: listPage, order: order.toUpperCase() }
    const path = `profile/comments/${encodeURIComponent(userId)}`
    const answer = await client.get(path, CommentedListPageSchema, { query, signal })
    if (!answer.ok) return answer
    const { received, total = Number.POSITIVE_INFINITY } = answer.value
    // An empty list page is the last, whatever the total says.
    const hasMore = received > 0 && (listPage - 1) * LIST_PAGE_SIZE + received < total
    return success({ ...answer.value, next: hasMore ? listPage + 1 : undefined })
  },
  remove: (commentId) => client.delete(`comment/${encodeURIComponent(commentId)}`, v.unknown()),
})
