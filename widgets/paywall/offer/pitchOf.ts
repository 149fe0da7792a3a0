import type { Presentation } from '../paywall.model.ts'
import type { PaywallType } from '../paywall.schema.ts'

/** What a box is about: its type, unless its reader has a subscription to put in order first. */
export type Pitch = PaywallType | 'unpaid' | 'lapsed' | 'upgrade'

export function pitchOf({ type, reader }: Pick<Presentation, 'type' | 'reader'>): Pitch {
  if (type === 'gift' || type === 'login-register') return type
  if (reader === 'unpaid' || reader === 'lapsed') return reader
  if (reader === 'limited') return 'upgrade'
  // Whoever has an account and still meets a regiwall has used up the free pieces.
  return type === 'regiwall' && reader !== 'anonymous' ? 'column-counter' : type
}
