import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'

/** POST /comment/user/search: the readers whose nick matches the text (reader-account §3, "Searched user"). */
export const FoundUsersSchema = list(
  object({
    id: IdSchema,
    nick: v.string(),
    avatarUrl: v.nullish(v.string()),
    profileUrl: v.nullish(v.string()),
    /** The kind of reader, in the backend's words: for the page's own marks. */
    type: v.nullish(v.string()),
  }),
)
export type FoundUser = v.InferOutput<typeof FoundUsersSchema>[number]
