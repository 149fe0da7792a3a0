import type { Access } from './access/accessOf.ts'
import type { HiddenReason, Presentation } from './paywall.model.ts'
import type { PaywallType } from './paywall.schema.ts'

/** The types that stand where the article was cut off: with access they go (content-features §4). */
export const isWall = (type: PaywallType) => ['blocking', 'blocking-community', 'regiwall'].includes(type)

/** The types of a closed article: whoever signs in on the page needs it anew from the server. */
export const closesArticle = (type: PaywallType) => isWall(type) || type === 'gift-expired' || type === 'login-register'

/** Why there is nothing to show; undefined when there is. A subscriber is never asked to buy, nor whoever is signed in to sign in. */
export function hiddenReason(
  { type, reader, days }: Pick<Presentation, 'type' | 'reader' | 'days'>,
  access: Access | undefined,
): HiddenReason | undefined {
  if (isWall(type) || type === 'gift-expired') return access
  // The box of a gift is what tells its reader of it.
  if (type === 'gift') return undefined
  // Both grant access without a message (§4).
  if (access === 'giveaway' || access === 'voucher') return access
  if (type === 'login-register') return reader === 'anonymous' ? undefined : 'account'
  if (reader === 'subscriber' || reader === 'limited') return 'subscription'
  return type === 'column-trial' && days === undefined ? 'nothingToSay' : undefined
}
