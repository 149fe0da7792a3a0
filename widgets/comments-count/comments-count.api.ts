import { fillPath } from '#lib/fillPath.ts'
import type { Result } from '#lib/result.ts'
import { COMMENTS_PATH, COUNT_ORDER } from '#lib/site/commentsPath.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import { CommentsTotalSchema } from './comments-count.schema.ts'

export interface CommentsCountApi {
  fetchCount(contentId: string, signal: AbortSignal): Promise<Result<number, ApiFailure>>
}

/** Sends the same request as the comments widget sends first, so that the client dedupes the two. */
export function createCommentsCountApi(client: ApiClient): CommentsCountApi {
  return {
    async fetchCount(contentId, signal) {
      const answer = await client.get(fillPath(COMMENTS_PATH, { contentId }), CommentsTotalSchema, {
        query: { order: COUNT_ORDER },
        signal,
      })
      return answer.ok ? { ok: true, value: answer.value.contentNumComments } : answer
    },
  }
}
