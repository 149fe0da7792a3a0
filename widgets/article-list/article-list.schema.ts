import * as v from 'valibot'
import { list } from '#lib/schema/list.ts'
import { MarkerFlagSchema } from '#lib/schema/markerFlagSchema.ts'
import { object } from '#lib/schema/object.ts'
import { strict } from '#lib/schema/strict.ts'

/** The marker's options; the list and the link to its next list page are the marker's children. */
export const ArticleListMarkerSchema = object({
  /** Every further list page is added; without it the first one is, and the next opens as a page of its own (content-features §4). */
  ajaxOnly: v.optional(MarkerFlagSchema, false),
})

const AddressSchema = v.pipe(v.string(), v.trim())

/** The next list page as JSON (content-features §7). */
const ListPageSchema = object({
  /** The articles of that list page as the CMS renders them in the list. */
  html: v.string(),
  /** The address of the list page after it; nothing on the last one. */
  nextPage: v.nullish(AddressSchema),
})

/** As a CMS answers, or wrapped as the backend does. */
export const ListAnswerSchema = v.union([
  ListPageSchema,
  v.pipe(
    object({ response: ListPageSchema }),
    v.transform(({ response }) => response),
  ),
  v.pipe(
    object({ data: ListPageSchema }),
    v.transform(({ data }) => data),
  ),
])

export type ListPage = v.InferOutput<typeof ListPageSchema>

/** The position in a list when the reader left: which item was the first in the window, and how far its top was from the window's. */
const PositionSchema = object({ index: v.pipe(v.number(), v.integer(), v.minValue(0)), top: v.number() })

export type Position = v.InferOutput<typeof PositionSchema>

const KeptListSchema = object({
  /** The entry of the history, and the address of the second list page. */
  id: v.string(),
  /** As they were received; without one of them the list would have a gap. */
  pages: strict(list(ListPageSchema)),
  position: v.optional(PositionSchema),
})

export type KeptList = v.InferOutput<typeof KeptListSchema>

export const KeptListsSchema = list(KeptListSchema)
