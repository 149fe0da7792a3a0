import { isUsedUp } from '../access/counter.ts'
import type { Presentation } from '../paywall.model.ts'
import type { PaywallType } from '../paywall.schema.ts'

/** A box's offer kind: its type, unless the reader has a subscription to fix first. */
export type OfferKind = PaywallType | 'unpaid' | 'lapsed' | 'upgrade'

export function offerKind({ type, reader, counter }: Pick<Presentation, 'type' | 'reader' | 'counter'>): OfferKind {
  if (type === 'gift' || type === 'login-register') return type
  if (reader === 'unpaid' || reader === 'lapsed') return reader
  if (reader === 'limited') return 'upgrade'
  if (type !== 'regiwall' || reader === 'anonymous') return type
  // An account does not grant access (free articles used up, or denied by the server), so registration is not offered.
  return isUsedUp(counter) ? 'column-counter' : 'blocking'
}
