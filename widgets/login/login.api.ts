import * as v from 'valibot'
import { type Result, success } from '#lib/result.ts'
import type { SocialProvider } from '#lib/site/addresses/addresses.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import { type SignInAnswer, SignInAnswerSchema } from '#page/library/sign-in/signIn.schema.ts'
import { resendValidationMail } from '#page/session/resendValidationMail.ts'
import { EmailCheckSchema } from './login.schema.ts'

type Outcome<Value = unknown> = Promise<Result<Value, ApiFailure>>

/** A provider's word for an account, as the native app has got it. */
export interface SocialGrant {
  code: string
  token: string
}

export interface LoginApi {
  /** Whether an account with that address exists. */
  checkEmail(email: string, signal: AbortSignal): Outcome<boolean>
  signIn(email: string, password: string, signal: AbortSignal): Outcome<SignInAnswer>
  /** The grant of a provider to the native app for this sign-in (reader-account §7, the app-side form). On the web it is a page of the provider. */
  signInBy(provider: SocialProvider, given: SocialGrant, signal: AbortSignal): Outcome<SignInAnswer>
  /** Takes no signal: the mail is sent even if the reader goes back. The answer does not reveal whether the account exists. */
  recoverPassword(email: string): Outcome
  resendValidation(userId: string): Outcome
}

/** reader-account §7, "User". Without the session's token: a 401 says that the password is wrong, not that the session has ended. */
export function createLoginApi(client: ApiClient): LoginApi {
  return {
    async checkEmail(email, signal) {
      const answer = await client.post('user/email-check', EmailCheckSchema, { body: { email }, signal, auth: 'none' })
      return answer.ok ? success(answer.value.emailCheck) : answer
    },
    signIn: (email, password, signal) =>
      client.post('user/login', SignInAnswerSchema, { body: { email, password }, signal, auth: 'none' }),
    signInBy: (provider, { code, token }, signal) =>
      client.post(`user/login/${provider}`, SignInAnswerSchema, { body: { code, token }, signal, auth: 'none' }),
    recoverPassword: (email) => client.post('user/recover-password', v.unknown(), { body: { email }, auth: 'none' }),
    resendValidation: (userId) => resendValidationMail(client, userId),
  }
}
