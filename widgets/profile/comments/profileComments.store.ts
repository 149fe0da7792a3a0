import type { Result } from '#lib/result.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { Publish } from '#page/bus/publish.ts'
import { createPager, type Pager } from '#page/resource/pager/createPager.ts'
import type { CommentOrder, ProfileCommentsApi } from './profileComments.api.ts'
import type { ListedComment } from './profileComments.schema.ts'

/** A reader's comments, page by page (reader-account §2, "Comments screen" and "Public profile aside"). */
export interface ProfileCommentsStore extends Pager<ListedComment, number, CommentOrder> {
  /** Deletes a comment on the server, and tells the page; {@link Pager.remove} then takes it from the list. */
  delete(id: string): Promise<Result<unknown, ApiFailure>>
}

export interface ProfileCommentsDeps {
  api: ProfileCommentsApi
  userId: string
  /** Ends what is pending. */
  signal: AbortSignal
  /** Tells the comments on the same page which one was deleted. */
  publish: Publish
}

export function createProfileComments({ api, userId, signal, publish }: ProfileCommentsDeps): ProfileCommentsStore {
  const pager = createPager<ListedComment, number, CommentOrder>({
    fetch: (listPage, pending, order) => api.fetchListPage(userId, listPage, order, pending),
    first: 1,
    query: 'desc',
    signal,
  })
  return {
    ...pager,
    async delete(id) {
      const contentId = pager.getState().items.find((listed) => listed.id === id)?.article.id
      const result = await api.remove(id)
      if (result.ok && contentId !== undefined) publish('quiosc:comment-deleted', { contentId, commentId: id })
      return result
    },
  }
}
