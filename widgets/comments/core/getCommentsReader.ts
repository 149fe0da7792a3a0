import type { Permissions, SessionState } from '../../../src/session/session.types.ts'

/** What a reader pressed under a comment that only those who may take part can do. */
export interface Press {
  kind: 'like' | 'reply' | 'report'
  id: string
}

/**
 * What the reader may do here (content-features §6): write, reply, like and report follow the same rule.
 * `unknown` lasts while the session is loading, and keeps the last press until then.
 */
export type CommentsReader =
  | { status: 'unknown'; press: Press | undefined }
  | { status: 'signedOut' }
  | { status: 'notSubscribed'; userId: string }
  /** A subscription without the permission `comentaris`. */
  | { status: 'notIncluded'; userId: string }
  | { status: 'banned'; userId: string }
  | { status: 'open'; userId: string }

/** Why a reader may not take part, for the message and what it offers. */
export type LockReason = Exclude<CommentsReader['status'], 'unknown' | 'open'>

/**
 * The permission manager grants everything to a user without advantages, yet commenting needs a subscription (§6): so
 * the subscription is asked first.
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
