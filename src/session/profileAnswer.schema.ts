import * as v from 'valibot'
import { CurrentUserSchema } from './profile.schema.ts'

/** GET /user/profile: the reader, alone or in `user` as login and PATCH answer it (reader-account §7). */
export const ProfileAnswerSchema = v.union([
  v.pipe(
    v.object({ user: CurrentUserSchema }),
    v.transform(({ user }) => user),
  ),
  CurrentUserSchema,
])
