import type { PaywallType } from '../paywall.schema.ts'
import { counterOf } from './counter.ts'
import type { Reader } from './reader.ts'
import type { PaywallCookies } from './readPaywallCookies.ts'

/** What opens the article: a gift, a voucher, the backend's word in the data cookie, a subscription, or any account at a regiwall. */
export type Access = 'giveaway' | 'voucher' | 'data' | 'subscription' | 'account'

/**
 * Whether this reader may read this article, and why (content-features §4, "Paywall").
 *
 * The cookies come first, because the backend wrote them knowing both reader and article. A full subscription outranks a refusal there,
 * because the cookie may be older than the sign-in; a limited one does not, because the article may lie outside of it.
 */
export function accessOf(
  type: PaywallType,
  reader: Reader,
  { giveaway, voucher, data }: PaywallCookies,
): Access | undefined {
  if (giveaway) return 'giveaway'
  if (voucher) return 'voucher'
  if (data?.accessGranted) return 'data'
  if (reader === 'subscriber' || (reader === 'limited' && !data)) return 'subscription'
  const counter = counterOf(data)
  const usedUp = counter !== undefined && counter.used === counter.total
  return type === 'regiwall' && reader !== 'anonymous' && !usedUp ? 'account' : undefined
}
