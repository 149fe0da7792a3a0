/** The first part of a right column, and one ad's share of the rest, in CSS pixels (content-features §9, "Ads"). */
const FIRST = 1000
const SHARE = 1600

/** How many ads a right column of this height has. */
export const columnAds = (height: number): number => Math.max(0, Math.trunc((height - FIRST) / SHARE))
