import type { CurrentUser } from '../../../src/session/profile.schema.ts'

/**
 * Who reads, as far as a paywall cares. `unpaid` has a subscription whose renewal failed, `lapsed` had one (reader-account §4,
 * "Subscription lapse"); `limited` has one that covers only some sites or sections (content-features §6).
 */
export type Reader = 'anonymous' | 'registered' | 'lapsed' | 'unpaid' | 'limited' | 'subscriber'

const UNPAID_SUBSCRIBER = 4
const UNPAID_REGISTERED = 5

export function readerOf(user: CurrentUser | undefined): Reader {
  if (!user) return 'anonymous'
  if (user.type === UNPAID_SUBSCRIBER) return 'unpaid'
  if (!user.subscriber) return user.type === UNPAID_REGISTERED ? 'lapsed' : 'registered'
  const limits = [
    ...user.hasSubscriberSiteIds,
    ...user.hasSubscriberCategoryIds,
    ...user.hasSubscriberExcludedCategoryIds,
  ]
  return limits.length > 0 ? 'limited' : 'subscriber'
}
