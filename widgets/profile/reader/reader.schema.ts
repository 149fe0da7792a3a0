import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { object } from '#lib/schema/object.ts'

const count = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)))
const text = v.nullish(v.string())

/** A reader as others see them (reader-account §3, "Profile card"). `nick` and `avatarUrl` are not among its specified fields. */
export const ProfileCardSchema = object({
  /** Without it the answer is none of a card, of which there would be nothing to show. */
  userId: IdSchema,
  /** Private where it is missing. */
  public: v.nullish(v.boolean(), false),
  nick: text,
  avatarUrl: text,
  description: text,
  followerTotalResults: count,
  followedTotalResults: count,
  likeTotalResults: count,
})

export type ProfileCard = v.InferOutput<typeof ProfileCardSchema>
