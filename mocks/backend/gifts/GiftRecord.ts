import { addTime } from '#kit/dates/moment.ts'

/** An article that a reader has given away. */
export interface GiftRecord {
  contentId: string
  /** When its link was made; a gift made again after its expiry starts anew. */
  created: Date
  /** How often it was given. */
  times: number
  /** The times that it counted against a month's gifts; seeded gifts are counted already. */
  counted: readonly Date[]
}

/** The seeded gifts of readers who may give, newest first: valid for days, expiring tomorrow, expired. */
export const seedGifts = (now: Date): readonly GiftRecord[] =>
  [
    { contentId: '1005', hours: 50, times: 2 },
    { contentId: '1006', hours: 150, times: 1 },
    { contentId: '1002', hours: 300, times: 1 },
  ].map(({ hours, ...gift }) => ({ ...gift, created: addTime(now, -hours, 'hour'), counted: [] }))
