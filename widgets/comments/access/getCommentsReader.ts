import type { Permissions, SessionState } from '#page/session/session.types.ts'

/** A press under a comment that only participating readers may perform. */
export interface ReaderAction {
  kind: 'like' | 'reply' | 'report'
  id: string
}

/**
 * Whether the reader may participate (content-features §6): writing, replying, liking and reporting follow the same rule.
 * `unknown` lasts while the session is loading, and keeps the last press until then.
 */
export type CommentsReader =
  | { status: 'unknown'; press: ReaderAction | undefined }
  | { status: 'signedOut' }
  | { status: 'notSubscribed'; userId: string }
  /** A subscription without the permission `comentaris`. */
  | { status: 'notIncluded'; userId: string }
  | { status: 'banned'; userId: string }
  | { status: 'open'; userId: string }

/** Why a reader may not participate; decides the message and the offer. */
export type LockReason = Exclude<CommentsReader['status'], 'unknown' | 'open'>

/**
 * The permission manager grants everything to a user without advantages, but commenting needs a subscription (content-features §6), so the subscription is checked first.
 */
export function getCommentsReader(session: SessionState, permissions: Permissions): CommentsReader {
  if (session.status === 'anonymous') return { status: 'signedOut' }
  if (!session.user) return { status: 'unknown', press: undefined }
  const { id: userId, bannedComments, subscriber } = session.user
  if (bannedComments) return { status: 'banned', userId }
  if (!subscriber) return { status: 'notSubscribed', userId }
  return { status: permissions.isOpen('comentaris') ? 'open' : 'notIncluded', userId }
}

/** Undefined for visitors and while the session is loading. */
export const userIdOf = (reader: CommentsReader): string | undefined => ('userId' in reader ? reader.userId : undefined)
