import type { PaywallAccess } from '../ad.schema.ts'

/** The paywalls beside which no ad appears (content-features §4, "Paywall"), whether or not they keep the reader out. */
const walls = ['contentOnlyForSubscribers', 'regiwall', 'counterExceeded']

/** Whether an article's paywall forbids ads beside it: one that keeps the reader out, where an ad would compete with the subscription, or one of those kinds. */
export function isWalled({ accessGranted, messageType, conditionName }: PaywallAccess): boolean {
  const isWall = [messageType, conditionName].some((name) => typeof name === 'string' && walls.includes(name))
  return isWall || accessGranted === false
}
