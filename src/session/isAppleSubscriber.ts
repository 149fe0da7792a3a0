import type { CurrentUser } from './profile.schema.ts'

/** Whether the reader subscribed in Apple's store, by the subscription's name (reader-account §6, "Roles"). */
export const isAppleSubscriber = ({ subscriptionType }: Pick<CurrentUser, 'subscriptionType'>): boolean =>
  /^apple\b/i.test(String(subscriptionType ?? ''))
