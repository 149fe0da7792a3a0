/**
 * The events that the specification names (both specs §7, "Analytics events"), as categories and actions; of "paywall, archive and login events" they name no actions.
 */
export const specEvents: readonly [category: string, action?: string][] = [
  // content-features
  ['content', 'gift'],
  ['content', 'save'],
  ['content', 'unsave'],
  ['content', 'share'],
  ['comments', 'open'],
  ['paywall'],
  ['archive'],
  ['login'],
  // reader-account
  ['account', 'logout'],
  ['content', 'unsave'],
  ['comments', 'follow'],
  ['comments', 'unfollow'],
  ['account', 'blocked-login'],
  // content-features §9, "Media tracking milestones"
  ['media', '25'],
  ['media', '50'],
  ['media', '75'],
]
