import type { Comment } from '../../../widgets/comments/comments.schema.ts'

/** A comment as the backend keeps it; what depends on who asks, or on the other comments, is added when it is sent. */
export interface CommentRecord extends Omit<Comment, 'reported' | 'repliesNumber' | 'likesNumber'> {
  contentId: string
  reportedByUserIds: readonly string[]
  /** Deleted for good. It is kept so that a list can still go on from it. */
  removed: boolean
}
