import type { CommentState } from '../../../widgets/comments/comments.schema.ts'

/** A comment as somebody wrote it down for a thread of few. */
export interface Line {
  /** A nick, of a persona or of another reader. */
  by: string
  /** How many minutes ago. */
  ago: number
  text: string
  likes?: number
  /** Nicks of readers whose like it has for certain. */
  likedBy?: readonly string[]
  state?: CommentState
  /** Nicks named in the text. */
  mentions?: readonly string[]
  /** Nicks of who has reported it. */
  reportedBy?: readonly string[]
  replies?: readonly Line[]
}
