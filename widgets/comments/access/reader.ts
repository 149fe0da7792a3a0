import type { Permissions, SessionState } from '../../../src/session/session.types.ts'

/**
 * What the one who reads may do here (content-features §6): write, reply, like and report follow the same rule.
 * `unknown` lasts until the session knows who reads.
 */
export type Reader =
  | { status: 'unknown' }
  | { status: 'signedOut' }
  | { status: 'notSubscribed'; userId: string }
  /** A subscription without the permission `comentaris`. */
  | { status: 'notIncluded'; userId: string }
  | { status: 'banned'; userId: string }
  | { status: 'open'; userId: string }

/** Why a reader may not take part, for the message and what it offers. */
export type Lock = Exclude<Reader['status'], 'unknown' | 'open'>

/**
 * The permission manager grants everything to a user without advantages, yet commenting needs a subscription (§6): so
 * the subscription is asked first.
 */
export function readerOf(session: SessionState, permissions: Permissions): Reader {
  if (session.status === 'anonymous') return { status: 'signedOut' }
  if (!session.user) return { status: 'unknown' }
  const { id: userId, bannedComments, subscriber } = session.user
  if (bannedComments) return { status: 'banned', userId }
  if (!subscriber) return { status: 'notSubscribed', userId }
  return { status: permissions.isOpen('comentaris') ? 'open' : 'notIncluded', userId }
}

/** Undefined for visitors and while nobody knows. */
export const userIdOf = (reader: Reader): string | undefined => ('userId' in reader ? reader.userId : undefined)
