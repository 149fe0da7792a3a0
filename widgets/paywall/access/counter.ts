import type { PaywallCookie } from '../paywall.schema.ts'

/** Free articles per month for an account (content-features §9), unless the cookie has another number. */
export const FREE_ARTICLES = 10

export interface Counter {
  /** At most `total`. */
  used: number
  total: number
}

/** How many of the month's free articles are used; undefined when the cookie has no valid numbers. */
export function counterOf(data: PaywallCookie | undefined): Counter | undefined {
  const counted = data?.userCounter ?? -1
  const total = data?.conditionCounter ?? FREE_ARTICLES
  if (counted < 0 || total <= 0) return undefined
  return { used: Math.min(counted, total), total }
}

export const isUsedUp = (counter: Counter | undefined) => counter !== undefined && counter.used === counter.total
