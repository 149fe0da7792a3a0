import * as v from 'valibot'
import { IdSchema } from '../../src/lib/idSchema.ts'

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Of GET /comment/content/{id} only what is shown here (content-features §3, "Comment list answer"). */
export const CommentsTotalSchema = v.object({ contentNumComments: CountSchema })

/** The marker's options: `data-content-id`. The order says nothing about a count. */
export const CommentsCountMarkerSchema = v.object({ contentId: IdSchema })

/** What `quiosc:comments-counted` tells: sent by whoever on the page learns how many comments a content has now. */
export const CommentsCountedSchema = v.object({ contentId: IdSchema, count: CountSchema })

/** What `quiosc:comments-count-wanted` asks: whoever knows answers with `quiosc:comments-counted`, at once. */
export const CommentsCountWantedSchema = v.object({ contentId: IdSchema })
