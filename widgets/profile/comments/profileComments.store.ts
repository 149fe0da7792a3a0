import type { ApiFailure } from '../../../src/api/apiFailure.ts'
import type { Publish } from '../../../src/bus/publish.ts'
import type { ReadonlyStore } from '../../../src/lib/createMachine.ts'
import { createMachine } from '../../../src/lib/createMachine.ts'
import type { Result } from '../../../src/lib/result.ts'
import type { CommentOrder, ProfileCommentsApi } from './profileComments.api.ts'
import type { ProfileComments, ProfileCommentsEvent } from './profileComments.model.ts'
import { contentOf, nextPageOf, noComments, transition } from './profileComments.model.ts'

export interface ProfileCommentsStore extends ReadonlyStore<ProfileComments> {
  /** Loads the first page, once. */
  show(): void
  choose(order: CommentOrder): void
  /** Loads the next page, or tries the failed one again. */
  more(): void
  /** Deletes a comment on the server, and tells the page; {@link ProfileCommentsStore.drop} then takes it from the list. */
  remove(id: string): Promise<Result<unknown, ApiFailure>>
  drop(id: string): void
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
  const { dispatch, ...store } = createMachine<ProfileComments, ProfileCommentsEvent>(noComments, transition)

  const load = async (state: ProfileComments) => {
    const { order, requests: request } = state
    const page = await api.fetchPage({ userId, page: nextPageOf(state), order }, signal)
    if (page.ok) dispatch({ type: 'pageArrived', request, page: page.value })
    else if (page.failure.kind !== 'aborted') dispatch({ type: 'pageFailed', request, failure: page.failure })
  }
  store.subscribe((state, before) => {
    if (state.status === 'loading' && state.requests !== before.requests) void load(state)
  })

  return {
    ...store,
    show: () => dispatch({ type: 'shown' }),
    choose: (order) => dispatch({ type: 'orderChosen', order }),
    more: () => dispatch({ type: 'moreWanted' }),
    async remove(id) {
      const contentId = contentOf(store.getState(), id)
      const result = await api.remove(id)
      if (result.ok && contentId !== undefined) publish('quiosc:comment-deleted', { contentId, commentId: id })
      return result
    },
    drop: (id) => dispatch({ type: 'deleted', id }),
  }
}
