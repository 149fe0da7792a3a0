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
  /** The name that other readers see. */
  nick: text,
  /** The address of the picture. */
  avatarUrl: text,
  /** The reader's text about themselves. */
  description: text,
  /** How many readers follow them. */
  followerTotalResults: count,
  /** How many readers they follow. */
  followedTotalResults: count,
  /** How many likes their comments have. */
  likeTotalResults: count,
})

export type ProfileCard = v.InferOutput<typeof ProfileCardSchema>
