import type { PaywallAccess } from '../ad.schema.ts'

/** The paywalls beside which no ad appears (content-features §4, "Paywall"), whether or not they keep the reader out. */
const walls = ['contentOnlyForSubscribers', 'regiwall', 'counterExceeded']

export const isWallType = (type: unknown): boolean => typeof type === 'string' && walls.includes(type.trim())

/** Whether an article's paywall forbids ads beside it: one that keeps the reader out, where an ad would compete with the subscription, or one of those kinds. */
export function isWalled({
  accessGranted,
  messageType,
  conditionName,
  messageIds,
  firstMessageId,
}: Partial<PaywallAccess>): boolean {
  // The one that the paywall shows, where the marker and `messageType` leave it open.
  const first = messageIds?.find(({ messageId }) => messageId === firstMessageId) ?? messageIds?.[0]
  return accessGranted === false || [messageType, conditionName, first?.type].some(isWallType)
}
