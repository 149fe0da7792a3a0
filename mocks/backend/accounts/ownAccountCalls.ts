import * as v from 'valibot'
import { PASSWORD_LENGTH } from '#lib/site/limits.ts'
import { type Answer, answer, type Call, invalid, refuse, requireReader } from '../Call.ts'
import { sessionCookie } from '../sessionCookie.ts'

const NewPasswordSchema = v.object({
  old_password: v.string(),
  new_password: v.pipe(v.string(), v.minLength(PASSWORD_LENGTH)),
  confirm_password: v.string(),
})

const accountOf = (call: Call) => {
  const { id } = requireReader(call)
  return [...call.backend.state.accounts.values()].find(({ user }) => user.id === id)
}

/** POST /user/new-password: a wrong old password is an invalid field. */
export function setNewPassword(call: Call): Answer {
  const body = v.safeParse(NewPasswordSchema, call.body)
  if (!body.success) return invalid(v.getDotPath(body.issues[0]) ?? 'new_password')
  const account = accountOf(call)
  if (!account || account.password !== body.output.old_password) return invalid('old_password')
  if (body.output.confirm_password !== body.output.new_password) return invalid('confirm_password')
  account.password = body.output.new_password
  return answer({})
}

/** POST /user/delete-account: refused while there is a subscription (reader-account §6). */
export function deleteAccount(call: Call): Answer {
  const reader = requireReader(call)
  const body = v.safeParse(v.object({ userId: v.number(), confirm: v.literal(true) }), call.body)
  if (!body.success || String(body.output.userId) !== reader.id) return invalid('userId')
  if (reader.subscriber) return refuse(409, 'ACTIVE_SUBSCRIPTION', 'The subscription has to be cancelled first')
  const { accounts } = call.backend.state
  for (const [email, { user }] of accounts) if (user.id === reader.id) accounts.delete(email)
  return { ...answer({}), cookies: [sessionCookie('anonymous', call.backend.now())] }
}
