import { cookieNames } from '#lib/site/limits.ts'
import type { PersonaName } from './personas.ts'
import { createToken, type Subject } from './token.ts'

/** The cookie that makes a page's reader that persona, for `document.cookie` or `Set-Cookie`; for `anonymous`, the one that signs out. */
export const sessionCookie = (persona: PersonaName, now: Date) =>
  persona === 'anonymous'
    ? `${cookieNames.session}=; path=/; max-age=0; SameSite=Lax`
    : `${cookieNames.session}=${createToken(persona, now)}; path=/; SameSite=Lax`

/** The cookies with which the publisher's server signs a reader in; the second makes every page reload the profile. */
export const signInCookies = (subject: Subject, nick: string | undefined, now: Date): readonly string[] => [
  `${cookieNames.session}=${createToken(subject, now, nick)}; path=/; SameSite=Lax`,
  `${cookieNames.refreshUser}=${now.getTime()}; path=/; SameSite=Lax`,
]
