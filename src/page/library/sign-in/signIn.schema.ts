import * as v from 'valibot'
import { object } from '#lib/schema/object.ts'
import { CurrentUserSchema } from '../../session/profile.schema.ts'
import { InterestsSchema } from '../interests/interests.schema.ts'

/**
 * The answer of POST /user/login and /user/register (reader-account §7). Interests that cannot be parsed are dropped: they are loaded when something needs
 * them.
 */
export const SignInAnswerSchema = object({
  /** The reader who has signed in. */
  user: CurrentUserSchema,
  /** The reader's interests: what they have saved, followed and muted. */
  interests: v.nullish(InterestsSchema),
})

export type SignInAnswer = v.InferOutput<typeof SignInAnswerSchema>
