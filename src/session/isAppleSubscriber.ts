import type { CurrentUser } from './profile.schema.ts'

/** Whoever subscribed in Apple's store, which names the subscription (reader-account §6, "Roles"). */
export const isAppleSubscriber = ({ subscriptionType }: Pick<CurrentUser, 'subscriptionType'>): boolean =>
  /^apple\b/i.test(String(subscriptionType ?? ''))
