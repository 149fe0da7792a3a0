import * as v from 'valibot'
import { IdSchema } from '../../src/lib/idSchema.ts'

/**
 * What POST /comment/content/{id}/new takes; it answers with the comment as it now stands.
 * The spec names one field, `comment`; what is inside is in docs/assumptions.md.
 */
export const NewCommentSchema = v.object({
  comment: v.object({
    body: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    /** The comment that this one replies to. */
    parentCommentId: v.nullish(IdSchema),
    mentions: v.optional(v.array(v.object({ id: IdSchema, nick: v.string() })), []),
  }),
})
export type NewComment = v.InferInput<typeof NewCommentSchema>['comment']

/** POST /comment/user/search: the readers whose nick fits the text (reader-account §3, "Searched user"). */
export const FoundUsersSchema = v.array(
  v.object({ id: IdSchema, nick: v.string(), avatarUrl: v.nullish(v.string()), profileUrl: v.nullish(v.string()) }),
)
export type FoundUser = v.InferOutput<typeof FoundUsersSchema>[number]
