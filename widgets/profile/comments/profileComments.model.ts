import type { ApiFailure } from '../../../src/api/apiFailure.ts'
import type { CommentOrder } from './profileComments.api.ts'
import { PAGE_SIZE } from './profileComments.api.ts'
import type { CommentedContent, CommentedPage } from './profileComments.schema.ts'

/** A reader's comments, page by page (reader-account §2, "Comments screen" and "Public profile aside"). */
export type ProfileComments = {
  order: CommentOrder
  contents: readonly CommentedContent[]
  /** How many there are on all pages; undefined until the first answer, and where that does not say it. */
  total: number | undefined
  /** How many of them the server has sent, without those that were deleted since. */
  received: number
  /** Deleted here: an answer that was on its way may still have them. */
  deleted: ReadonlySet<string>
  /** Tells the answers of successive requests apart. */
  requests: number
} & ({ status: 'loading' } | { status: 'failed'; failure: ApiFailure } | { status: 'ready'; hasMore: boolean })

export type ProfileCommentsEvent =
  /** The list is shown for the first time. */
  | { type: 'shown' }
  | { type: 'orderChosen'; order: CommentOrder }
  /** The reader comes to the end, or tries again. */
  | { type: 'moreWanted' }
  | { type: 'pageArrived'; request: number; page: CommentedPage }
  | { type: 'pageFailed'; request: number; failure: ApiFailure }
  | { type: 'deleted'; id: string }

export const noComments: ProfileComments = {
  status: 'ready',
  hasMore: true,
  order: 'desc',
  contents: [],
  total: undefined,
  received: 0,
  deleted: new Set(),
  requests: 0,
}

/** The page that has the first comment which is not here: a deleted one has moved those after it up by one. */
export const nextPageOf = ({ received }: ProfileComments): number => Math.floor(received / PAGE_SIZE) + 1

/** On which article a comment is. */
export const contentOf = ({ contents }: ProfileComments, commentId: string): string | undefined =>
  contents.find(({ comments }) => comments.some(({ id }) => id === commentId))?.id

const shared = ({ order, contents, total, received, deleted, requests }: ProfileComments) => ({
  order,
  contents,
  total,
  received,
  deleted,
  requests,
})

const load = (state: ProfileComments): ProfileComments => ({
  ...shared(state),
  requests: state.requests + 1,
  status: 'loading',
})

/** Two pages may have comments on the same article, and a page that is read again has known ones. */
function merged(state: ProfileComments, page: CommentedPage): readonly CommentedContent[] {
  const known = new Set(state.contents.flatMap(({ comments }) => comments.map(({ id }) => id)))
  const contents = new Map(state.contents.map((content) => [content.id, content]))
  for (const content of page.contents) {
    const added = content.comments.filter(({ id }) => !known.has(id) && !state.deleted.has(id))
    const before = contents.get(content.id)
    if (added.length > 0)
      contents.set(
        content.id,
        before ? { ...before, comments: [...before.comments, ...added] } : { ...content, comments: added },
      )
  }
  return [...contents.values()]
}

function arrived(state: ProfileComments, page: CommentedPage): ProfileComments {
  const contents = merged(state, page)
  const received = Math.max(state.received, (nextPageOf(state) - 1) * PAGE_SIZE + page.received)
  // A page that brings nothing further is the last, whatever the total says.
  const hasMore = received > state.received && received < (page.numComments ?? Number.POSITIVE_INFINITY)
  return { ...shared(state), status: 'ready', contents, received, total: page.numComments ?? undefined, hasMore }
}

function withoutComment(state: ProfileComments, id: string): ProfileComments {
  const contents = state.contents
    .map((content) => ({ ...content, comments: content.comments.filter((comment) => comment.id !== id) }))
    .filter(({ comments }) => comments.length > 0)
  return {
    ...state,
    contents,
    deleted: new Set([...state.deleted, id]),
    received: Math.max(0, state.received - 1),
    total: state.total === undefined ? undefined : Math.max(0, state.total - 1),
  }
}

/** An event that does not apply leaves the state unchanged, for example the answer to a request that another order has replaced. */
export function transition(state: ProfileComments, event: ProfileCommentsEvent): ProfileComments {
  const isExpected = (request: number) => state.status === 'loading' && state.requests === request
  switch (event.type) {
    case 'shown':
      return state.requests === 0 ? load(state) : state
    case 'orderChosen':
      return event.order === state.order ? state : load({ ...state, order: event.order, contents: [], received: 0 })
    case 'moreWanted':
      return state.status === 'failed' || (state.status === 'ready' && state.hasMore) ? load(state) : state
    case 'pageArrived':
      return isExpected(event.request) ? arrived(state, event.page) : state
    case 'pageFailed':
      return isExpected(event.request) ? { ...shared(state), status: 'failed', failure: event.failure } : state
    case 'deleted':
      return state.deleted.has(event.id) ? state : withoutComment(state, event.id)
  }
}
