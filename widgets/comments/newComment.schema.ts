import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { object } from '#lib/schema/object.ts'
import { TextSchema } from '#lib/schema/textSchema.ts'
import { MentionsSchema } from './comments.schema.ts'

/**
 * The body of POST /comment/content/{id}/new; the answer is the created comment.
 * The spec names one field, `comment`; what is inside is in docs/assumptions/comments.md.
 */
export const NewCommentSchema = object({
  comment: object({
    body: TextSchema,
    /** The comment that this one replies to. */
    parentCommentId: v.nullish(IdSchema),
    mentions: v.optional(MentionsSchema, []),
  }),
})
export type NewComment = v.InferInput<typeof NewCommentSchema>['comment']
