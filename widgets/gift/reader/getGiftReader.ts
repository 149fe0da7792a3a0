import { GIFTS_A_MONTH } from '#lib/site/gifts.ts'
import type { SessionState } from '#page/session/session.types.ts'

/** The four kinds of reader of content-features §4; `unknown` until the session has loaded. */
export type GiftReader =
  | { status: 'unknown' }
  | { status: LockReason }
  /** A subscriber who may make gifts; `remaining`: how many this month, from the profile. */
  | { status: 'giver'; userId: string; remaining: number }

/** A visitor, a reader without a subscription, or a subscription without gifts. */
export type LockReason = 'signedOut' | 'notSubscribed' | 'notIncluded'

export function getGiftReader(session: SessionState): GiftReader {
  if (session.status === 'anonymous') return { status: 'signedOut' }
  if (!session.user) return { status: 'unknown' }
  const { id: userId, subscriber, canGiveAway, numberGiftsRemaining } = session.user
  if (!subscriber) return { status: 'notSubscribed' }
  if (!canGiveAway) return { status: 'notIncluded' }
  // The profile has no count: the backend sends it with the first gift.
  return { status: 'giver', userId, remaining: Math.max(0, numberGiftsRemaining ?? GIFTS_A_MONTH) }
}
