import type { Page } from '#islands/runtime/page.types.ts'
import { parseDate, writeIso } from '#kit/dates/moment.ts'
import { countsAsGiven } from '#lib/site/gifts.ts'
import type { Library } from '#page/library/library.types.ts'
import type { GiftRecord } from './gift.schema.ts'

/** A reader's gifts (contents and dates) in the page's library, which other markers and tabs follow. */
export interface GiftRecords {
  /** When the content was gifted; undefined after 7 days. */
  find(userId: string, contentId: string): Date | undefined
  /** Adds gifts, replacing those of the same contents, and drops expired ones. */
  add(userId: string, records: readonly GiftRecord[]): void
  /** Loads the library, once per page. */
  load(): void
  /** Calls `listener` when gifts may have changed in another marker or tab. */
  watch(listener: () => void, signal: AbortSignal): void
}

export function createGiftRecords(
  library: Pick<Library, 'getState' | 'subscribe' | 'load' | 'recordGift'>,
  { now, timeZone }: Pick<Page, 'now' | 'timeZone'>,
): GiftRecords {
  /** This marker's own gifts, in case the library does not load. */
  const own = new Map<string, Date>()

  const storedDate = (userId: string, contentId: string) => {
    const state = library.getState()
    if (state.status !== 'known' || state.readerId !== userId) return undefined
    const { giftDate } = state.interests.gifts.find((gift) => gift.contentId === contentId) ?? {}
    return giftDate ? parseDate(giftDate, timeZone) : undefined
  }

  return {
    find(userId, contentId) {
      const date = own.get(`${userId}:${contentId}`) ?? storedDate(userId, contentId)
      return date && countsAsGiven(date, now()) ? date : undefined
    },
    add(userId, records) {
      for (const { contentId, giftDate } of records) {
        if (!countsAsGiven(giftDate, now())) continue
        own.set(`${userId}:${contentId}`, giftDate)
        if (storedDate(userId, contentId)?.getTime() === giftDate.getTime()) continue
        // A failed write is only logged; `own` still has the gift.
        void library.recordGift({ contentId, giftDate: writeIso(giftDate) })
      }
    },
    load: () => void library.load(),
    watch: (listener, signal) => signal.addEventListener('abort', library.subscribe(listener)),
  }
}
