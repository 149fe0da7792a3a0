import type { CurrentUser } from '../../../src/session/profile.schema.ts'
import { isUnpaidRegistered, isUnpaidSubscriber } from '../../../src/session/unpaid.ts'

/**
 * Who reads, as far as a paywall cares. `unpaid` has a subscription whose renewal failed, `lapsed` had one (reader-account §4,
 * "Subscription lapse"); `limited` has one that covers only some sites or sections (content-features §6).
 */
export type Reader = 'anonymous' | 'registered' | 'lapsed' | 'unpaid' | 'limited' | 'subscriber'

export function readerOf(user: CurrentUser | undefined): Reader {
  if (!user) return 'anonymous'
  if (isUnpaidSubscriber(user)) return 'unpaid'
  if (!user.subscriber) return isUnpaidRegistered(user) ? 'lapsed' : 'registered'
  const limits = [
    ...user.hasSubscriberSiteIds,
    ...user.hasSubscriberCategoryIds,
    ...user.hasSubscriberExcludedCategoryIds,
  ]
  return limits.length > 0 ? 'limited' : 'subscriber'
}
