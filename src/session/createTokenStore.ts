import type { Report } from '../lib/report.ts'
import { cookieNames } from '../site/limits.ts'
import type { Cookies } from '../storage/createCookies.ts'
import { decodeToken, takeTokenFromAddress } from './token.ts'

/**
 * How a token in the address is treated. It is always removed from the address bar.
 * `keep`: it is used in preference to the cookie's; in the app, which opens its pages this way.
 * `prove`: without a usable cookie it is tried, and stored once a profile has loaded with it.
 * `discard`: it is not used, because anybody can write a link that signs its reader into another account.
 */
export type AddressTokenUse = 'keep' | 'prove' | 'discard'

export interface TokenStoreOptions {
  /** The page's address; `replace` changes it without a navigation or a step in the history. */
  address: { href(): string; replace(href: string): void }
  addressToken: AddressTokenUse
  cookies: Cookies
  now: () => Date
  /** Called for an expired or undecodable token, which is then ignored (reader-account §8). */
  report: Report
}

/** The token at the start of a page. `refused` if there was an unusable one. */
export type InitialToken =
  | { status: 'empty'; refused: boolean }
  | { status: 'kept'; token: string }
  /** The address's, not stored: only the request that proves it may carry it. */
  | { status: 'offered'; token: string }

export interface TokenStore {
  /** Reads the address, from which a token is removed, and the session cookie. */
  open(): InitialToken
  /** The session cookie's current token. */
  read(): string | undefined
  /** Stores a token for the next pages; false when it is unusable. */
  write(token: string): boolean
  clear(): void
}

/** Reads and stores the session's token (reader-account §4, "Session"). The cookie's value is the token itself. */
export function createTokenStore({ address, addressToken, cookies, now, report }: TokenStoreOptions): TokenStore {
  const decode = (token: string) => {
    const decoded = decodeToken(token, now())
    if (decoded.ok) return decoded.value
    report(new Error(`The session token was ignored: it is ${decoded.failure}.`), 'session')
    return undefined
  }

  const read = () => {
    const token = cookies.read(cookieNames.session)
    return token && decode(token) ? token : undefined
  }

  const write = (token: string) => {
    const claims = decode(token)
    if (!claims) return false
    const seconds = claims.expires === undefined ? undefined : (claims.expires - now().getTime()) / 1000
    cookies.write(cookieNames.session, token, seconds)
    return true
  }

  return {
    open() {
      const fromAddress = takeTokenFromAddress(address.href())
      if (fromAddress.token !== undefined) address.replace(fromAddress.href)
      const inAddress = addressToken === 'discard' ? undefined : fromAddress.token
      if (inAddress && addressToken === 'keep' && write(inAddress)) return { status: 'kept', token: inAddress }
      const token = read()
      if (token !== undefined) return { status: 'kept', token }
      if (inAddress && addressToken === 'prove' && decode(inAddress)) return { status: 'offered', token: inAddress }
      return { status: 'empty', refused: Boolean(inAddress ?? cookies.read(cookieNames.session)) }
    },
    read,
    write,
    clear: () => cookies.remove(cookieNames.session),
  }
}
