import type { PaywallCookie } from '../paywall.schema.ts'

/** Pieces that whoever has an account may read each month (content-features §9), where the cookie names no other number. */
export const FREE_PIECES = 10

export interface Counter {
  /** At most `total`. */
  used: number
  total: number
}

/** How many of the free pieces are used; nothing when the cookie has no sensible numbers. */
export function counterOf(data: PaywallCookie | undefined): Counter | undefined {
  const used = data?.userCounter ?? -1
  const total = data?.conditionCounter ?? FREE_PIECES
  return used >= 0 && total > 0 ? { used: Math.min(used, total), total } : undefined
}
