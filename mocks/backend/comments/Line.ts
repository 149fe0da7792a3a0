import type { CommentState } from '#widgets/comments/comments.schema.ts'

/** A comment of a hand-written thread. */
export interface Line {
  /** A nick, of a persona or of another reader. */
  by: string
  /** How many minutes ago. */
  ago: number
  text: string
  likes?: number
  /** Nicks of readers who like it. */
  likedBy?: readonly string[]
  state?: CommentState
  /** Nicks named in the text. */
  mentions?: readonly string[]
  /** Nicks of readers who reported it. */
  reportedBy?: readonly string[]
  replies?: readonly Line[]
}
