import type { Library } from '../../src/library/library.types.ts'
import { countsAsGiven } from '../../src/site/gifts.ts'
import type { GiftRecord } from './gift.schema.ts'

/** What a reader has given away: contents and dates, in the page's library of what readers keep, which other markers and tabs follow. */
export interface GiftRecords {
  /** When the content was given, as long as it counts as given: 7 days. */
  find(userId: string, contentId: string): Date | undefined
  /** Adds them, or replaces those of the same contents; what no longer counts is left out. */
  add(userId: string, records: readonly GiftRecord[]): void
  /** Brings what was kept, once for the page. */
  load(): void
  /** Calls `listener` when something may have been given elsewhere on the page or in another tab. */
  watch(listener: () => void, signal: AbortSignal): void
}

export function createGiftRecords(
  library: Pick<Library, 'getState' | 'subscribe' | 'load' | 'recordGift'>,
  now: () => Date,
): GiftRecords {
  /** For when the library can't be loaded. */
  const own = new Map<string, Date>()

  const kept = (userId: string, contentId: string) => {
    const state = library.getState()
    if (state.status !== 'known' || state.readerId !== userId) return undefined
    const { giftDate } = state.interests.gifts.find((gift) => gift.contentId === contentId) ?? {}
    return giftDate ? new Date(giftDate) : undefined
  }

  return {
    find(userId, contentId) {
      const date = own.get(`${userId}:${contentId}`) ?? kept(userId, contentId)
      return date && countsAsGiven(date, now()) ? date : undefined
    },
    add(userId, records) {
      for (const { contentId, giftDate } of records) {
        if (!countsAsGiven(giftDate, now())) continue
        own.set(`${userId}:${contentId}`, giftDate)
        if (kept(userId, contentId)?.getTime() === giftDate.getTime()) continue
        // That it can't be kept is in the error list; this panel knows it all the same.
        void library.recordGift({ contentId, giftDate: giftDate.toISOString() })
      }
    },
    load: () => void library.load(),
    watch: (listener, signal) => signal.addEventListener('abort', library.subscribe(listener)),
  }
}
