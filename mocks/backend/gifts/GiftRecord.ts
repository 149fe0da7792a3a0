/** An article that a reader has given away. */
export interface GiftRecord {
  contentId: string
  /** When its link was made; one that is made again after it expired counts anew. */
  created: Date
  /** How often it was given. */
  times: number
  /** Each time that it took one of a month's gifts; what the persona starts with has been taken already. */
  counted: readonly Date[]
}

const HOUR = 60 * 60 * 1000

/** What those who may give have given before, the last first: lasting for days, expiring tomorrow, expired. */
export const seedGifts = (now: Date): readonly GiftRecord[] =>
  [
    { contentId: '1005', hours: 50, times: 2 },
    { contentId: '1006', hours: 150, times: 1 },
    { contentId: '1002', hours: 300, times: 1 },
  ].map(({ hours, ...gift }) => ({ ...gift, created: new Date(now.getTime() - hours * HOUR), counted: [] }))
