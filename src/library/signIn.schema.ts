import * as v from 'valibot'
import { CurrentUserSchema } from '../session/profile.schema.ts'
import { InterestsSchema } from './interests.schema.ts'

/**
 * What POST /user/login and /user/register answer (reader-account §7). Interests that cannot be parsed are dropped: they are loaded when something needs
 * them.
 */
export const SignInAnswerSchema = v.object({
  user: CurrentUserSchema,
  interests: v.fallback(v.nullish(InterestsSchema), undefined),
})

export type SignInAnswer = v.InferOutput<typeof SignInAnswerSchema>
