import type { Report } from '../lib/report.ts'
import { cookieNames } from '../site/limits.ts'
import type { Cookies } from '../storage/createCookies.ts'
import { decodeToken, takeTokenFromAddress } from './token.ts'

export interface TokenJarOptions {
  /** The page's address; `replace` changes it without a navigation or a step in the history. */
  address: { href(): string; replace(href: string): void }
  cookies: Cookies
  now: () => Date
  /** Told of an expired or undecodable token, which then counts as none (reader-account §8). */
  report: Report
}

export interface TokenJar {
  /**
   * The token that the page starts with: its address's, which leaves the address bar and stays in the session cookie, else the cookie's.
   * `refused` when there was one that can't be used.
   */
  open(): { token: string | undefined; refused: boolean }
  /** The session cookie's token at this moment. */
  kept(): string | undefined
  /** Keeps a token for the pages to come; false when it can't be used. */
  keep(token: string): boolean
  clear(): void
}

/** Where the session's token comes from and stays (reader-account §4, "Session"). The cookie's value is the token itself. */
export function createTokenJar({ address, cookies, now, report }: TokenJarOptions): TokenJar {
  const decode = (token: string) => {
    const decoded = decodeToken(token, now())
    if (decoded.ok) return decoded.value
    report(new Error(`The session token is ${decoded.failure}.`), 'session')
    return undefined
  }

  const kept = () => {
    const token = cookies.read(cookieNames.session)
    return token && decode(token) ? token : undefined
  }

  const keep = (token: string) => {
    const claims = decode(token)
    if (!claims) return false
    const seconds = claims.expires === undefined ? undefined : (claims.expires - now().getTime()) / 1000
    cookies.write(cookieNames.session, token, seconds)
    return true
  }

  return {
    open() {
      const arrived = takeTokenFromAddress(address.href())
      if (arrived.token !== undefined) address.replace(arrived.href)
      if (arrived.token && keep(arrived.token)) return { token: arrived.token, refused: false }
      const token = kept()
      return { token, refused: token === undefined && Boolean(arrived.token ?? cookies.read(cookieNames.session)) }
    },
    kept,
    keep,
    clear: () => cookies.remove(cookieNames.session),
  }
}
