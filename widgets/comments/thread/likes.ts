import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { Comment } from '../comments.schema.ts'
import type { CommentsState, LikeChange } from '../list/comments.model.ts'
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
    likes: withChange(state, id, { userId, liked, serverLiked: !liked }),
    entries: changeEntry(state.entries, id, (entry) => ({
      ...entry,
      failure: undefined,
      comment: withLike(entry.comment, userId, liked),
    })),
  }
}

export function likeConfirmed(state: CommentsState, id: string): CommentsState {
  const change = state.likes.get(id)
  if (!change) return state
  return {
    ...state,
    announcement: { what: change.liked ? 'liked' : 'unliked' },
    likes: withChange(state, id, undefined),
  }
}

/** Restores the server's last state, which may include the like although its answer failed. */
export function likeFailed(state: CommentsState, id: string, failure: ApiFailure): CommentsState {
  const change = state.likes.get(id)
  if (!change) return state
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

/** Applies to an answer the pending likes, and updates these from it. */
export function withLikes(
  { likes }: CommentsState,
  comments: readonly Comment[],
): { comments: Comment[]; likes: CommentsState['likes'] } {
  const next = new Map(likes)
  const shown = comments.map((comment) => {
    const change = likes.get(comment.id)
    if (!change) return comment
    next.set(comment.id, { ...change, serverLiked: comment.likedByUserIds.includes(change.userId) })
    return withLike(comment, change.userId, change.liked)
  })
  return { comments: shown, likes: next }
}
