import type { HiddenReason, Presentation } from '../paywall.model.ts'
import type { PaywallType } from '../paywall.schema.ts'
import type { Access } from './accessOf.ts'

/** Types shown where the article was cut; hidden with access (content-features §4). */
export const isWall = (type: PaywallType) => ['blocking', 'blocking-community', 'regiwall'].includes(type)

/** Types of a closed article: after a sign-in the page is reloaded to get the full text. */
export const closesArticle = (type: PaywallType) => isWall(type) || type === 'gift-expired' || type === 'login-register'

/** Why the box is hidden; undefined when it shows. Subscribers see no offers, and signed-in readers no sign-in. */
export function hiddenReason(
  { type, reader, days }: Pick<Presentation, 'type' | 'reader' | 'days'>,
  access: Access | undefined,
): HiddenReason | undefined {
  if (isWall(type) || type === 'gift-expired') return access
  // A gift's box tells its reader that the article is a gift.
  if (type === 'gift') return undefined
  // Both grant access without a message (content-features §4).
  if (access === 'giveaway' || access === 'voucher') return access
  if (type === 'login-register') return reader === 'anonymous' ? undefined : 'account'
  if (reader === 'subscriber' || reader === 'limited') return 'subscription'
  return type === 'column-trial' && days === undefined ? 'nothingToSay' : undefined
}
