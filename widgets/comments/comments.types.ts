export interface CommentAuthor {
  id: string
  nick: string
  avatarUrl?: string | null | undefined
}

/** The state of a comment: as it was sent off, or as it became since (content-features §3, "Comment"). */
export type CommentState =
  | 'published'
  | 'pendingModeration'
  | 'pendingPublication'
  | 'deletedByModeration'
  | 'deletedByUser'
  | 'banned'

/** One comment (content-features §3), written out because publishers' scripts see it; `CommentSchema` parses it. */
export interface Comment {
  id: string
  parentCommentId?: string | null | undefined
  state: CommentState
  body: string
  /** ISO 8601 with its zone. */
  publicationDate: string
  likedByUserIds: string[]
  likesNumber: number
  /** Direct replies only. */
  repliesNumber: number
  author: CommentAuthor
  mentions: { id: string; nick: string }[]
  /** This reader has reported it already (content-features §4). */
  reported: boolean
}
