import type { TimeZone } from '#kit/dates/timeZone.ts'
import { failed, type Result, success } from '#lib/result.ts'
import { webAddress } from '#lib/share/webAddress.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import { GiftAnswerSchema, type GiftRecord, giftListSchema } from './gift.schema.ts'

/** A gift that the backend has made. */
export interface MadeGift {
  /** Opens the article for anybody; absolute, http(s). */
  link: string
  /** How many gifts are left this month, from the backend; undefined where it does not say it. */
  remaining: number | undefined
}

export interface GiftApi {
  /** Takes no signal: a gift that was sent counts, and is stored even if its marker unmounts in the meantime. */
  giveAway(contentId: string): Promise<Result<MadeGift, ApiFailure>>
  /** The reader's latest gifts. */
  fetchGifts(signal: AbortSignal): Promise<Result<readonly GiftRecord[], ApiFailure>>
}

/** @param pageUrl Base of a relative link. */
export function createGiftApi(client: ApiClient, pageUrl: () => string, timeZone: TimeZone): GiftApi {
  return {
    async giveAway(contentId) {
      const answer = await client.post(`give-away/${encodeURIComponent(contentId)}`, GiftAnswerSchema)
      if (!answer.ok) return answer
      const { hashURL, numberGiftsRemaining: remaining } = answer.value
      const link = webAddress(hashURL, pageUrl())
      return link === undefined
        ? failed({ kind: 'contract', detail: `hashURL is not a web address: ${hashURL}` })
        : success({ link, remaining: remaining ?? undefined })
    },
    async fetchGifts(signal) {
      const answer = await client.get('user/gifts', giftListSchema(timeZone), { query: { page: 1 }, signal })
      return answer.ok ? success(answer.value.results) : answer
    },
  }
}
