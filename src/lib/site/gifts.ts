import { addTime, elapsedDays, isAfter, startOfNextMonth } from '#kit/dates/moment.ts'

/** How many articles a subscriber may give away each month (content-features §9). */
export const GIFTS_A_MONTH = 10

/** How many days a gift's link opens its article, and how long the article counts as given away (content-features §9). */
const GIFT_DAYS = 7

/** The number of gifts given this month (content-features §4). */
export const giftsGiven = (remaining: number): number => Math.min(GIFTS_A_MONTH, Math.max(0, GIFTS_A_MONTH - remaining))

/** 7 days old or less. A date in the future counts as now, because the device's clock may have been set back. */
export const countsAsGiven = (given: Date, now: Date): boolean => !isAfter(now, addTime(given, GIFT_DAYS * 24, 'hour'))

/** Days until a gift expires, whole days elapsed taken from 7: 0 is expired, 1 is tomorrow. */
export function giftDaysLeft(given: Date, now: Date): number {
  return Math.min(GIFT_DAYS, Math.max(0, GIFT_DAYS - elapsedDays(given, now)))
}

/** When the counter resets: day 1 of the next month, in the reader's time zone. */
export const giftsReset = (now: Date): Date => startOfNextMonth(now)
