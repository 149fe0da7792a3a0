import * as v from 'valibot'
import { socialProviders } from '#lib/site/addresses/addresses.ts'
import type { EmailCheckSchema } from '#widgets/login/login.schema.ts'
import { type Answer, answer, type Call, invalid, refuse } from '../Call.ts'
import { interestsOf } from '../library/interests.ts'
import { followCounts } from '../library/libraryRecordOf.ts'
import { getsSpecifiedFieldsOnly } from '../personas.ts'
import { signInCookies } from '../sessionCookie.ts'
import type { Account } from './Account.ts'

const CredentialsSchema = v.object({ email: v.string(), password: v.string() })
const GrantSchema = v.object({ code: v.string(), token: v.string() })
const AddressSchema = v.object({ email: v.string() })

const accountAt = ({ backend }: Call, email: string) => backend.state.accounts.get(email.trim().toLowerCase())

/** POST /user/email-check. */
export function checkEmail(call: Call): Answer {
  const body = v.safeParse(AddressSchema, call.body)
  if (!body.success) return invalid('email')
  const known: v.InferInput<typeof EmailCheckSchema> = { emailCheck: accountAt(call, body.output.email) !== undefined }
  return answer(known)
}

/** POST /user/login: 401 for an unknown address and for a wrong password alike, 403 for a blocked account. */
export function logIn(call: Call): Answer {
  const body = v.safeParse(CredentialsSchema, call.body)
  if (!body.success) return invalid('email')
  const account = accountAt(call, body.output.email)
  if (account?.password !== body.output.password) return refuse(401, 'BAD_CREDENTIALS', 'Wrong email or password')
  if (account.blocked) {
    const value = { userId: Number(account.user.id), name: account.user.name }
    return { ...refuse(403, 'ACCOUNT_BLOCKED', 'The account is blocked'), value }
  }
  return signedIn(call, account)
}

/** POST /user/login/{facebook,google,apple} `{code, token}`, the app's form: the token of a mock provider is the account's address. */
export function logInBy(call: Call): Answer {
  const body = v.safeParse(GrantSchema, call.body)
  if (!body.success || !socialProviders.some((name) => name === call.params.provider)) return invalid('token')
  const account = accountAt(call, body.output.token)
  return account ? signedIn(call, account) : refuse(401, 'BAD_CREDENTIALS', 'Unknown account')
}

/** The answer of a sign-in: the user, their interests, and the session's cookies. */
export function signedIn(call: Call, { user, subject }: Account): Answer {
  const own = { ...call, reader: user }
  return {
    ...answer({
      user: { ...user, ...(!getsSpecifiedFieldsOnly(user) && followCounts(own)) },
      interests: interestsOf(own),
    }),
    cookies: signInCookies(subject, user.nick, call.backend.now()),
  }
}

/** POST /user/recover-password: the same answer whether or not there is such an account. */
export function recoverPassword(call: Call): Answer {
  const body = v.safeParse(AddressSchema, call.body)
  if (!body.success) return invalid('email')
  const account = accountAt(call, body.output.email)
  if (account) {
    const { recoveries, mails } = call.backend.state
    const token = `r${recoveries.size + 1}-${account.user.id}`
    recoveries.set(token, account.email)
    mails.push({ to: account.email, kind: 'password', link: `/usuari/canviar-contrasenya?token=${token}` })
  }
  return answer({})
}

/** POST /user/resend-validation-mail. */
export function resendValidation(call: Call): Answer {
  const body = v.safeParse(v.object({ userId: v.number() }), call.body)
  const accounts = [...call.backend.state.accounts.values()]
  const account = body.success && accounts.find(({ user }) => user.id === String(body.output.userId))
  if (!account) return refuse(404, 'NO_SUCH_USER', 'No such user')
  call.backend.state.mails.push({
    to: account.email,
    kind: 'validation',
    link: `/mock/validate?id=${account.user.id}`,
  })
  return answer({})
}
