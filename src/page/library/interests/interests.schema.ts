import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'

const ids = list(IdSchema)
const total = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A gifted article (content-features §3, "Gift"): `giftDate` is when, as ISO; the backend may name the article alone. */
export const GiftRecordSchema = object({
  /** The article. */
  contentId: IdSchema,
  /** When it was given, ISO 8601. */
  giftDate: v.nullish(v.string()),
})

export type GiftRecord = v.InferOutput<typeof GiftRecordSchema>

/**
 * The interests of a reader, saved, followed and muted, as ids (reader-account §3, "Interests per user"), as GET /user/interest, the sign-in and many of the changes answer it.
 * A set that is missing, or has another name, is empty, so that something can be saved all the same. Its own output is accepted again, because that is
 * what local storage holds.
 */
export const InterestsSchema = object({
  /** Ids of the saved contents. */
  contents: v.optional(ids, []),
  /** Ids of the readers whom they follow. */
  users: v.optional(ids, []),
  /** Ids of the authors whom they follow. */
  authors: v.optional(ids, []),
  /** Ids of the columns that they follow. */
  columns: v.optional(ids, []),
  /** Ids of the topics that they follow. */
  topics: v.optional(ids, []),
  /** Ids of the readers whom they have muted. */
  blockedUsers: v.optional(ids, []),
  /** The articles that they have given away. */
  gifts: v.optional(list(GiftRecordSchema), []),
  /** How many readers they follow. */
  totalFollowed: v.optional(total, 0),
  /** How many readers follow them. */
  totalFollowers: v.optional(total, 0),
})

export type Interests = v.InferOutput<typeof InterestsSchema>

/** Part of the interests: its fields replace the local ones. */
export type ChangedInterests = Partial<Interests>

const PartSchema = v.pipe(
  object({
    /** Ids of the saved contents. */
    contents: v.optional(ids),
    /** Ids of the readers whom they follow. */
    users: v.optional(ids),
    /** Ids of the authors whom they follow. */
    authors: v.optional(ids),
    /** Ids of the columns that they follow. */
    columns: v.optional(ids),
    /** Ids of the topics that they follow. */
    topics: v.optional(ids),
    /** Ids of the readers whom they have muted. */
    blockedUsers: v.optional(ids),
    /** The articles that they have given away. */
    gifts: v.optional(list(GiftRecordSchema)),
    /** How many readers they follow. */
    totalFollowed: v.optional(total),
    /** How many readers follow them. */
    totalFollowers: v.optional(total),
  }),
  // A field that is missing must not replace the local one.
  v.transform(
    (part): ChangedInterests => Object.fromEntries(Object.entries(part).filter(([, set]) => set !== undefined)),
  ),
)

/** The answer to a change: the new set or a part of it, bare or under `interests`; any other answer has no interests (reader-account §4, "Interests"). */
export const ChangedSchema = v.fallback(
  v.union([
    v.pipe(
      object({
        /** The interests that have changed. */
        interests: PartSchema,
      }),
      v.transform(({ interests }) => interests),
    ),
    PartSchema,
  ]),
  {},
)

/** The fields of a list of saved contents besides its id, which has one of two names. */
export const listFields = {
  /** The list's name. */
  title: v.nullish(v.string(), ''),
  /** The list of everything saved, labelled “all” in the reader's language. */
  defaultList: v.nullish(v.boolean(), false),
  /** Ids of the contents in it. */
  savedContentsIds: v.nullish(ids, []),
}

/** The list of everything is called “all” without a title; another list cannot be chosen without one. */
export const isNamed = ({ title, defaultList }: { title: string; defaultList: boolean }): boolean =>
  Boolean(title) || defaultList

/** A list of saved contents (reader-account §3, "Favourite list"); its id has one of two names, and is checked first: without it the rest is not parsed. */
export const FavouriteListSchema = v.pipe(
  v.union([
    v.pipe(
      object({
        /** The list's id. */
        contentListId: IdSchema,
        ...listFields,
      }),
      v.transform(({ contentListId: id, ...list }) => ({ id, ...list })),
    ),
    object({
      /** The list's id, under its other name. */
      id: IdSchema,
      ...listFields,
    }),
  ]),
  v.check((list) => isNamed(list), 'has no title'),
)

export type FavouriteList = v.InferOutput<typeof FavouriteListSchema>

/** A list page of GET /user/favourite-list. */
export const FavouriteListsSchema = object({
  /** The reader's lists. */
  results: list(FavouriteListSchema),
  /** Whether there is another list page. */
  hasMoreResults: v.nullish(v.boolean(), false),
})
