import * as v from 'valibot'
import type { Answer, Call } from '../Call.ts'
import { answer, invalid, requireReader } from '../Call.ts'

const ProfileChangeSchema = v.partial(
  v.object({
    phoneNumber: v.pipe(v.string(), v.regex(/^\d{6,12}$/)),
    // A code that the server refuses, so that its field error can be seen.
    postalCode: v.pipe(v.string(), v.nonEmpty(), v.maxLength(10), v.notValue('00000')),
  }),
)

/** PATCH /user/profile: what is sent is changed, the rest stays. */
export function updateProfile(call: Call): Answer {
  const reader = requireReader(call)
  const body = v.safeParse(ProfileChangeSchema, call.body)
  if (!body.success) return invalid(v.getDotPath(body.issues[0]) ?? 'body')
  const user = { ...reader, ...body.output }
  for (const account of call.backend.state.accounts.values()) if (account.user.id === user.id) account.user = user
  return answer({ user })
}
