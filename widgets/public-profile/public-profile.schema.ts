import * as v from 'valibot'
import { IdSchema } from '../../src/lib/idSchema.ts'

/** The marker's options: `data-user-id`, `data-nick`; without a nick the text of the marker's own link is shown. */
export const PublicProfileMarkerSchema = v.object({
  userId: IdSchema,
  nick: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())),
})
