import type { BackendState } from '../seedState.ts'
import { threadOf } from './presentComment.ts'

/**
 * Shortens a conversation to its newest comments, with their replies: for what is not about the list, of which twenty rows take a second to be drawn and
 * checked.
 *
 * @param count How many comments are kept, replies not counted.
 */
export function keepNewest(state: BackendState, contentId: string, count: number): void {
  const thread = threadOf(state, contentId)
  const roots = thread.filter((comment) => !comment.parentCommentId)
  const dropped = new Set(roots.slice(0, -count).map(({ id }) => id))
  // A reply is younger than what it answers.
  for (const { id, parentCommentId } of thread) if (parentCommentId && dropped.has(parentCommentId)) dropped.add(id)
  for (const id of dropped) state.comments.delete(id)
}
