import * as v from 'valibot'
import { CurrentUserSchema } from './profile.schema.ts'

/** GET /user/profile: the user, bare or in `user` like the answers to login and PATCH (reader-account §7). */
export const ProfileAnswerSchema = v.union([
  v.pipe(
    v.object({ user: CurrentUserSchema }),
    v.transform(({ user }) => user),
  ),
  CurrentUserSchema,
])
