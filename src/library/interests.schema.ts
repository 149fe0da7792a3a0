import * as v from 'valibot'
import { IdSchema } from '../lib/idSchema.ts'

const ids = v.array(IdSchema)
const total = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A gifted article (content-features §3, "Gift"): `giftDate` is when, as ISO; the backend may name the article alone. */
export const GiftRecordSchema = v.object({ contentId: IdSchema, giftDate: v.nullish(v.string()) })

export type GiftRecord = v.InferOutput<typeof GiftRecordSchema>

/**
 * What a reader keeps, as ids (reader-account §3, "Interests per user"), as GET /user/interest, the sign-in and many of the changes answer it.
 * Its own output is accepted again, because that is what local storage holds.
 */
export const InterestsSchema = v.object({
  /** Saved contents. */
  contents: ids,
  users: ids,
  authors: ids,
  columns: ids,
  topics: ids,
  blockedUsers: v.optional(ids, []),
  gifts: v.optional(v.array(GiftRecordSchema), []),
  totalFollowed: v.optional(total, 0),
  totalFollowers: v.optional(total, 0),
})

export type Interests = v.InferOutput<typeof InterestsSchema>

/** What a change may answer: the new set or a part of it, bare or under `interests`; anything else says nothing of them (reader-account §4, "Interests"). */
const PartSchema = v.object({
  contents: v.exactOptional(ids),
  users: v.exactOptional(ids),
  authors: v.exactOptional(ids),
  columns: v.exactOptional(ids),
  topics: v.exactOptional(ids),
  blockedUsers: v.exactOptional(ids),
  gifts: v.exactOptional(v.array(GiftRecordSchema)),
  totalFollowed: v.exactOptional(total),
  totalFollowers: v.exactOptional(total),
})

export const ChangedSchema = v.fallback(
  v.union([
    v.pipe(
      v.object({ interests: PartSchema }),
      v.transform(({ interests }) => interests),
    ),
    PartSchema,
  ]),
  {},
)

/** What an answer says of the interests: the fields that it has replace the local ones. */
export type ChangedInterests = v.InferOutput<typeof ChangedSchema>

const ListFieldsSchema = v.object({
  title: v.string(),
  /** The list of everything saved, shown as “all” in the reader's language. */
  defaultList: v.optional(v.nullable(v.boolean(), false), false),
  savedContentsIds: v.optional(v.nullable(ids, []), []),
})

/** A list of saved contents (reader-account §3, "Favourite list"); its id comes under either of two names. */
export const FavouriteListSchema = v.union([
  v.pipe(
    v.object({ ...ListFieldsSchema.entries, contentListId: IdSchema }),
    v.transform(({ contentListId: id, ...list }) => ({ id, ...list })),
  ),
  v.object({ ...ListFieldsSchema.entries, id: IdSchema }),
])

export type FavouriteList = v.InferOutput<typeof FavouriteListSchema>

/** A page of GET /user/favourite-list. */
export const FavouriteListsSchema = v.object({
  results: v.array(FavouriteListSchema),
  hasMoreResults: v.optional(v.nullable(v.boolean(), false), false),
})
