import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { object } from '#lib/schema/object.ts'
import { TextSchema } from '#lib/schema/textSchema.ts'

/** The marker's options: `data-user-id`, `data-nick`; without a nick the text of the marker's own link is shown. */
export const PublicProfileMarkerSchema = object({
  /** The reader’s id. */
  userId: IdSchema,
  /** The nick to show; without one the marker’s own text stays. */
  nick: v.optional(TextSchema),
})
