import type { Comment } from '#widgets/comments/comments.schema.ts'

/** A stored comment. Fields that depend on the reader or on other comments are added when it is sent. */
export interface CommentRecord extends Omit<Comment, 'reported' | 'repliesNumber' | 'likesNumber'> {
  contentId: string
  reportedByUserIds: readonly string[]
  /** Deleted for good; kept as a cursor for lists. */
  removed: boolean
}
