import type { CurrentUser } from '#page/session/currentUser.types.ts'

/** For whom a position is, besides readers without a subscription (content-features §4, "Ads"). */
export interface Audience {
  visibleForSubscribers: boolean
  visibleForPremiumSubscribers: boolean
}

/** @param user Undefined for visitors. */
export function isForReader(
  audience: Audience,
  user: Pick<CurrentUser, 'subscriber' | 'premium'> | undefined,
): boolean {
  if (user?.premium === 'S') return audience.visibleForPremiumSubscribers
  return user?.subscriber ? audience.visibleForSubscribers : true
}
