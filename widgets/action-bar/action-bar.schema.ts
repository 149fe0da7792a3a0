import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { MarkerFlagSchema } from '#lib/schema/markerFlagSchema.ts'
import { object } from '#lib/schema/object.ts'

const CountSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.digits('is no number'), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
)

/** The marker's options (contract §2). */
export const ActionBarMarkerSchema = object({
  /** The article’s id. */
  contentId: IdSchema,
  /** The title that is shared; default: the page's title and URL. */
  title: v.optional(v.string()),
  /** The article’s address, where it is not the page’s own. */
  url: v.optional(v.string()),
  /** Without it there is no gift button. */
  giftEnabled: v.optional(MarkerFlagSchema, false),
  /** The count when the template was rendered; a count published later replaces it. */
  numComments: v.optional(CountSchema),
})

/** The `detail` of `quiosc:comments-counted`. */
export const CommentsCountedSchema = object({ contentId: IdSchema, count: CountSchema })
