import * as v from 'valibot'
import { object } from '#lib/schema/object.ts'
import { CurrentUserSchema } from './profile.schema.ts'

/** GET /user/profile: the user, bare or in `user` like the answers to login and PATCH (reader-account §7). */
export const ProfileAnswerSchema = v.union([
  v.pipe(
    object({ user: CurrentUserSchema }),
    v.transform(({ user }) => user),
  ),
  CurrentUserSchema,
])
