import type { CurrentUser } from '#page/session/profile.schema.ts'
import { isUnpaidRegistered, isUnpaidSubscriber } from '#page/session/unpaid.ts'

/**
 * The reader kinds of a paywall. `unpaid` has a subscription whose renewal failed, `lapsed` had one (reader-account §4, "Subscription lapse");
 * `limited` has one that covers only some sites or sections (content-features §6).
 */
export type PaywallReader = 'anonymous' | 'registered' | 'lapsed' | 'unpaid' | 'limited' | 'subscriber'

/** The scope of the reader's subscription; a failed renewal keeps its access for now. */
export type Coverage = 'none' | 'part' | 'all'

export function coverageOf(user: CurrentUser | undefined): Coverage {
  if (!user?.subscriber) return 'none'
  const limits = [
    ...user.hasSubscriberSiteIds,
    ...user.hasSubscriberCategoryIds,
    ...user.hasSubscriberExcludedCategoryIds,
  ]
  return limits.length > 0 ? 'part' : 'all'
}

export function getPaywallReader(user: CurrentUser | undefined): PaywallReader {
  if (!user) return 'anonymous'
  if (isUnpaidSubscriber(user)) return 'unpaid'
  switch (coverageOf(user)) {
    case 'all':
      return 'subscriber'
    case 'part':
      return 'limited'
    case 'none':
      return isUnpaidRegistered(user) ? 'lapsed' : 'registered'
  }
}
