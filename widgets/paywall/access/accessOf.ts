import type { CurrentUser } from '#page/session/profile.schema.ts'
import type { PaywallType } from '../paywall.types.ts'
import { counterOf, isUsedUp } from './counter.ts'
import { coverageOf } from './getPaywallReader.ts'
import type { PaywallCookies } from './readPaywallCookies.ts'

/** The ground for access: a gift, a voucher, the data cookie, a subscription, or any account at a regiwall. */
export type Access = 'giveaway' | 'voucher' | 'data' | 'subscription' | 'account'

/**
 * Whether this reader may read this article, and why (content-features §4, "Paywall").
 *
 * The cookies come first, because the backend wrote them for this reader and article. A full subscription overrides a denial there,
 * because the cookie may be older than the sign-in; a limited one does not, because the article may lie outside of it, and an account does
 * not either, because the server has cut the text of what it refuses.
 */
export function accessOf(
  type: PaywallType,
  user: CurrentUser | undefined,
  { giveaway, voucher, data }: PaywallCookies,
): Access | undefined {
  if (giveaway) return 'giveaway'
  if (voucher) return 'voucher'
  if (data?.accessGranted) return 'data'
  const denied = data?.accessGranted === false
  const coverage = coverageOf(user)
  if (coverage === 'all' || (coverage === 'part' && !denied)) return 'subscription'
  return type === 'regiwall' && user && !denied && !isUsedUp(counterOf(data)) ? 'account' : undefined
}
