import { DAY } from './limits.ts'

/** How many articles a subscriber may give away each month (content-features §9). */
export const GIFTS_A_MONTH = 10

/** How many days a gift's link opens its article, and how long the article counts as given away (content-features §9). */
const GIFT_DAYS = 7

/** How many were given this month (content-features §4, "Gift panel"). */
export const giftsGiven = (remaining: number): number => Math.min(GIFTS_A_MONTH, Math.max(0, GIFTS_A_MONTH - remaining))

/** 7 days old or less. One from the future is of now: a clock was set back since. */
export const countsAsGiven = (given: Date, now: Date): boolean => now.getTime() - given.getTime() <= GIFT_DAYS * DAY

/** Days until a gift expires, whole days elapsed taken from 7: 0 is expired, 1 is tomorrow. */
export function giftDaysLeft(given: Date, now: Date): number {
  const elapsed = Math.floor((now.getTime() - given.getTime()) / DAY)
  return Math.min(GIFT_DAYS, Math.max(0, GIFT_DAYS - elapsed))
}

/** When the counter starts anew: day 1 of the next month, where the reader is. */
export const giftsReset = (now: Date): Date => new Date(now.getFullYear(), now.getMonth() + 1, 1)
