import * as v from 'valibot'
import { momentSchema } from '#kit/dates/moment.ts'
import type { TimeZone } from '#kit/dates/timeZone.ts'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'

/** The marker's options: `data-content-id`, and `data-title` for the text sent with the link. `data-url` is not read: a gift has its own URL. */
export const GiftMarkerSchema = object({
  /** The article’s id. */
  contentId: IdSchema,
  /** The article’s title, for what is shared with the link. */
  title: v.optional(v.string()),
})

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The answer of POST /give-away/{contentId} (content-features §3, "Gift"). */
export const GiftAnswerSchema = object({
  /** Opens the article for anybody: absolute, or a path. */
  hashURL: v.pipe(v.string(), v.nonEmpty()),
  /** How many gifts are left this month. */
  numberGiftsRemaining: v.nullish(CountSchema),
})

/** A gift in browser storage (content-features §3): the content and the date of its link. */
export interface GiftRecord {
  contentId: string
  giftDate: Date
}

/** A page of GET /user/gifts (reader-account §7); a broken card is left out. Of a card (content-features §3) it has the article's id and the date. */
export const giftListSchema = (timeZone: TimeZone) =>
  object({
    /** The reader's gifts, the latest first. */
    results: list(
      v.pipe(
        object({
          /** The article's id. */
          id: IdSchema,
          /** When it was given. */
          dateGiftCreated: momentSchema(timeZone),
        }),
        v.transform(({ id, dateGiftCreated }): GiftRecord => ({ contentId: id, giftDate: dateGiftCreated })),
      ),
    ),
  })
