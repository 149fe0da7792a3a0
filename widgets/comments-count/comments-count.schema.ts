import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { object } from '#lib/schema/object.ts'

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The part of GET /comment/content/{id} that is used here (content-features §3, "Comment list answer"). */
export const CommentsTotalSchema = object({
  /** All comments of the content, replies included. */
  contentNumComments: CountSchema,
})

/** The marker's options: `data-content-id`. The comments' sort order does not matter. */
export const CommentsCountMarkerSchema = object({
  /** The article’s id. */
  contentId: IdSchema,
})

/** The `detail` of `quiosc:comments-counted`, dispatched by any widget that learns a new count. */
export const CommentsCountedSchema = object({ contentId: IdSchema, count: CountSchema })

/** The `detail` of `quiosc:comments-count-wanted`: a widget that knows the count answers synchronously with `quiosc:comments-counted`. */
export const CommentsCountWantedSchema = object({ contentId: IdSchema })
