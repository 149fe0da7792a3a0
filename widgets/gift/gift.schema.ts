import * as v from 'valibot'
import { IdSchema } from '../../src/lib/idSchema.ts'

/** The marker's options: `data-content-id`, and `data-title` for the words that go out with the link. Its `data-url` is not read: a gift has an address of its own. */
export const GiftMarkerSchema = v.object({ contentId: IdSchema, title: v.optional(v.string()) })

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What POST /give-away/{contentId} answers (content-features §3, "Gift"). */
export const GiftAnswerSchema = v.object({
  hashURL: v.pipe(v.string(), v.nonEmpty()),
  numberGiftsRemaining: CountSchema,
})

/** The backend may write a blank between date and time, which not every browser reads. */
const DateSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((date) => new Date(typeof date === 'string' ? date.trim().replace(' ', 'T') : date)),
  v.check((date) => !Number.isNaN(date.getTime()), 'no date'),
)

/** A gift as browser storage keeps it (content-features §3): which content, and since when its link counts. */
export interface GiftRecord {
  contentId: string
  giftDate: Date
}

/** Of a gift card (content-features §3) only what says that an article was given: its id is the article's. */
const GiftCardSchema = v.pipe(
  v.object({ id: IdSchema, dateGiftCreated: DateSchema }),
  v.transform(({ id, dateGiftCreated }): GiftRecord => ({ contentId: id, giftDate: dateGiftCreated })),
)

/** A page of GET /user/gifts (reader-account §7). */
export const GiftListSchema = v.object({ results: v.array(GiftCardSchema) })
