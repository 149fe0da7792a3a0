import type { SessionState } from '../../src/session/session.types.ts'
import { GIFTS_A_MONTH } from '../../src/site/gifts.ts'

/** The four kinds of reader of content-features §4, "Gift panel"; `unknown` until the session knows who reads. */
export type Reader =
  | { status: 'unknown' }
  | { status: Locked }
  /** A subscriber who may give away; `remaining` is how many this month, by the profile. */
  | { status: 'giver'; userId: string; remaining: number }

/** No user, not a subscriber, a subscription without gifts. */
export type Locked = 'signedOut' | 'notSubscribed' | 'notIncluded'

export function readerOf(session: SessionState): Reader {
  if (session.status === 'anonymous') return { status: 'signedOut' }
  if (!session.user) return { status: 'unknown' }
  const { id: userId, subscriber, canGiveAway, numberGiftsRemaining } = session.user
  if (!subscriber) return { status: 'notSubscribed' }
  if (!canGiveAway) return { status: 'notIncluded' }
  // A profile that does not say how many are left: the backend will, when one is given.
  return { status: 'giver', userId, remaining: Math.max(0, numberGiftsRemaining ?? GIFTS_A_MONTH) }
}
