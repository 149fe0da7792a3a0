import type { ServerResponse } from 'node:http'
import { cookieNames } from '#lib/site/limits.ts'
import type { Backend } from '#mocks/backend/createBackend.ts'
import type { PersonaName } from '#mocks/backend/personas.ts'
import { signInCookies } from '#mocks/backend/sessionCookie.ts'
import { choiceKeys, writeChoice } from '../visit/choice.ts'
import { choiceCookie } from '../visit/createVisit.ts'
import { ownPath } from '../visit/ownPath.ts'
import type { Visit } from '../visit/Visit.ts'
import { forgetCookie, setCookie } from './cookies.ts'
import { redirect } from './send.ts'

/** The backend of this visitor. */
export const visitorCookie = 'quiosc-mock-id'

const signIn = (persona: PersonaName, now: Date): readonly string[] =>
  persona === 'anonymous'
    ? [forgetCookie(cookieNames.session), forgetCookie(cookieNames.refreshUser)]
    : signInCookies(persona, undefined, now)

/** The cookies that store this request's choices. */
export function choiceCookies({ url, choice, now }: Visit): readonly string[] {
  if (!choiceKeys.some((key) => url.searchParams.has(key))) return []
  const kept = setCookie(choiceCookie, writeChoice(choice), { httpOnly: true })
  return url.searchParams.has('persona') ? [kept, ...signIn(choice.persona, now)] : [kept]
}

/** This address without its choices, so that a reload does not choose again. */
export function withoutChoice(url: URL): string {
  const rest = new URLSearchParams(url.searchParams)
  for (const key of choiceKeys) rest.delete(key)
  return `${url.pathname}${rest.size > 0 ? `?${rest}` : ''}`
}

/** `/mock/reset`: clears the newspaper's cookies and the page's storage. */
export function reset({ cookies, url }: Visit, response: ServerResponse): void {
  const ownCookies = [...cookies.keys()].filter((name) => /^(quiosc-|nx-|refresh-user-data$)/.test(name))
  response.setHeader('clear-site-data', '"storage"')
  redirect(response, ownPath(url.searchParams.get('back'), url) ?? '/', ownCookies.map(forgetCookie))
}

/** `/usuari/logout`. */
export const signOut = ({ url, now }: Visit, response: ServerResponse): void =>
  redirect(response, ownPath(url.searchParams.get('backUrl'), url) ?? '/', signIn('anonymous', now))

/** `/api/front/user/login/google` and the others, as whole pages (reader-account §2): signs in and redirects to backUrl. */
export const socialSignIn = ({ url, now }: Visit, response: ServerResponse): void =>
  redirect(response, ownPath(url.searchParams.get('backUrl'), url) ?? '/', signIn('registered', now))

/** `/mock/validate`: the link of a validation mail, which unblocks the account. */
export function validate({ url }: Visit, backend: Backend, response: ServerResponse): void {
  const id = url.searchParams.get('id')
  for (const account of backend.state.accounts.values()) {
    if (account.user.id !== id) continue
    account.blocked = false
    account.user = { ...account.user, emailValidated: true }
  }
  redirect(response, '/mock/mail?validated=1')
}
