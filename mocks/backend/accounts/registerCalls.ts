import * as v from 'valibot'
import { addTime, writeIso } from '#kit/dates/moment.ts'
import { CurrentUserSchema } from '#page/session/profile.schema.ts'
import { type Answer, answer, type Call, invalid, refuse } from '../Call.ts'
import type { Account } from './Account.ts'
import { signedIn } from './signInCalls.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())

const RegistrationSchema = v.object({
  email: v.pipe(text, v.email(), v.toLowerCase()),
  password: v.pipe(v.string(), v.minLength(8)),
  name: v.pipe(text, v.maxLength(80)),
  surname: v.pipe(text, v.maxLength(80)),
  birthdate: v.pipe(v.string(), v.isoDate()),
  origin: v.literal('web'),
})

/** Names that the server refuses, so that field errors of the server can be seen. */
const taken = ['el far', 'redacció']

/** Days of a free trial (reader-account §9). */
const TRIAL_DAYS = 14

/** POST /user/register. */
export function register(call: Call): Answer {
  const { state, now } = call.backend
  const body = v.safeParse(RegistrationSchema, call.body)
  if (!body.success) return invalid(v.getDotPath(body.issues[0]) ?? 'email')
  const { email, password, name, surname } = body.output
  if (state.accounts.has(email)) return refuse(400, 'EMAIL_ALREADY_IN_USE', 'There is an account with this email')
  if (taken.includes(name.toLowerCase())) return invalid('name')

  const id = 9200 + state.accounts.size
  const user = v.parse(CurrentUserSchema, {
    id,
    nick: name,
    name,
    surname,
    email,
    emailValidated: false,
    advantages: 'butlletins',
    endTrialDate: writeIso(addTime(now(), TRIAL_DAYS, 'day')),
    language: call.language,
  })
  const account: Account = { email, password, user, subject: `account-${id}`, blocked: false }
  state.accounts.set(email, account)
  state.mails.push({ to: email, kind: 'validation', link: `/mock/validate?id=${id}` })
  return signedIn(call, account)
}

/** POST /user/change-password: a link works once. */
export function changePassword(call: Call): Answer {
  const body = v.safeParse(v.object({ token: v.string(), password: v.pipe(v.string(), v.minLength(8)) }), call.body)
  if (!body.success) return invalid('password')
  const { recoveries, accounts } = call.backend.state
  const account = accounts.get(recoveries.get(body.output.token) ?? '')
  if (!account) return refuse(403, 'EXPIRED_TOKEN', 'This link has expired')
  recoveries.delete(body.output.token)
  account.password = body.output.password
  return answer({})
}
