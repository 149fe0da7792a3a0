import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { object } from '#lib/schema/object.ts'

const KindSchema = v.picklist(['author', 'topic', 'column', 'user'])

/** The marker's options (contract §2): the target to follow and its display name. */
export const FollowMarkerSchema = object({
  /** The kind of target. */
  kind: KindSchema,
  /** Its id. */
  id: IdSchema,
  /** The target's name on the button. */
  name: v.optional(v.pipe(v.string(), v.trim()), ''),
})

export type FollowOptions = v.InferOutput<typeof FollowMarkerSchema>
