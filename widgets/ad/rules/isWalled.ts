import type { PaywallAccess } from '../ad.schema.ts'

/** The paywalls beside which no ad appears (content-features §4, "Paywall"). */
const walls = ['contentOnlyForSubscribers', 'regiwall', 'counterExceeded']

/** Whether the paywall keeps the reader from the article that the ad stands in: an ad beside a closed article would compete with the subscription. */
export function isWalled({ accessGranted, messageType, conditionName }: PaywallAccess): boolean {
  if (typeof accessGranted === 'boolean') return !accessGranted
  return [messageType, conditionName].some((name) => typeof name === 'string' && walls.includes(name))
}
