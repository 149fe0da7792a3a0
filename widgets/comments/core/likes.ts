import type { ApiFailure } from '../../../src/api/apiFailure.ts'
import type { Comment } from '../comments.schema.ts'
import type { CommentsState, LikeChange } from './comments.model.ts'
import { changeEntry, withLike } from './entries.ts'

const withChange = (state: CommentsState, id: string, change: LikeChange | undefined): CommentsState['likes'] => {
  const likes = new Map(state.likes)
  if (change) likes.set(id, change)
  else likes.delete(id)
  return likes
}

/** At once, before the server knows; announced when it does, so that a like that fails has one announcement. */
export function likeStarted(state: CommentsState, id: string, userId: string, liked: boolean): CommentsState {
  return {
    ...state,
    announcement: undefined,
    likes: withChange(state, id, { status: 'pending', userId, liked, serverLiked: !liked }),
    entries: changeEntry(state.entries, id, (entry) => ({
      ...entry,
      failure: undefined,
      comment: withLike(entry.comment, userId, liked),
    })),
  }
}

/** Answers to requests sent before it may not include it. */
export function likeConfirmed(state: CommentsState, id: string): CommentsState {
  const change = state.likes.get(id)
  if (change?.status !== 'pending') return state
  const { userId, liked } = change
  return {
    ...state,
    announcement: { what: liked ? 'liked' : 'unliked' },
    likes: withChange(state, id, { status: 'confirmed', userId, liked, knownFrom: state.nextRequest }),
  }
}

/** Restores the server's last state, which may include the like although its answer failed. */
export function likeFailed(state: CommentsState, id: string, failure: ApiFailure): CommentsState {
  const change = state.likes.get(id)
  if (change?.status !== 'pending') return state
  return {
    ...state,
    likes: withChange(state, id, undefined),
    entries: changeEntry(state.entries, id, (entry) => ({
      ...entry,
      failure,
      comment: withLike(entry.comment, change.userId, change.serverLiked),
    })),
  }
}

/** Applies to an answer the likes that it does not include yet, and updates pending likes from it. */
export function withLikes(
  { likes }: CommentsState,
  comments: readonly Comment[],
  request: number,
): { comments: Comment[]; likes: CommentsState['likes'] } {
  const next = new Map(likes)
  const shown = comments.map((comment) => {
    const change = likes.get(comment.id)
    if (!change || (change.status === 'confirmed' && request >= change.knownFrom)) return comment
    if (change.status === 'pending')
      next.set(comment.id, { ...change, serverLiked: comment.likedByUserIds.includes(change.userId) })
    return withLike(comment, change.userId, change.liked)
  })
  return { comments: shown, likes: next }
}
