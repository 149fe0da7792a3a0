import { addTime } from '#kit/dates/moment.ts'
import type { Report } from '#lib/report.ts'
import { cookieNames, storageKeys } from '#lib/site/limits.ts'
import type { Cookies } from '../storage/createCookies.ts'
import type { StoragePort } from '../storage/safeStorage.ts'
import { MAX_DAYS_OFF } from './createClock.ts'
import { fingerprint } from './fingerprint.ts'
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
  /** Whether a profile has been stored that was loaded with this token: the backend has accepted it. */
  isProved(token: string): boolean
  /** Keeps which token was signed out; nothing here throws. */
  storage: StoragePort
  now: () => Date
  /** Whether the server has told the time on this page: before, only the server knows what has just expired. */
  isTimeKnown(): boolean
  /** Called for an expired or undecodable token, which is then ignored (reader-account §8). */
  report: Report
}

/** The token at the start of a page. `refused` if there was an unusable one. */
export type InitialToken =
  | { status: 'empty'; refused: boolean }
  | { status: 'kept'; token: string }
  /** The address's, not stored, or a cookie's that has expired by a clock which may be wrong: only the request that proves it may carry it. */
  | { status: 'offered'; token: string }

export interface TokenStore {
  /** Reads the address, from which a token is removed, and the session cookie. */
  open(): InitialToken
  /** The session cookie's current token. */
  read(): string | undefined
  /** Stores a token for the next pages; false when it is unusable. */
  write(token: string): boolean
  /** The backend has accepted this token: whatever the clock says, it has not expired. */
  accept(token: string): void
  /** The backend has refused an offered token: it is not offered again. */
  reject(token: string): void
  clear(): void
  /** Clears, and does not use this token again: its cookie may be one that a page cannot remove, and the server may not have been told. */
  leave(token: string): void
  /** The backend has refused this token: on this page another cookie of the name counts instead, if there is one. */
  refuse(token: string): void
  /** The backend has signed a reader in: a token that was signed out before counts again. Returns the one that came with the answer. */
  acceptSignIn(): string | undefined
}

/** Reads and stores the session's token (reader-account §4, "Session"). The cookie's value is the token itself. */
export function createTokenStore({
  address,
  addressToken,
  cookies,
  isProved,
  storage,
  now,
  isTimeKnown,
  report,
}: TokenStoreOptions): TokenStore {
  // Not the token itself, which would still open the session.
  const hasLeft = (token: string) => storage.getItem(storageKeys.signedOut) === String(fingerprint(token))

  const accepted = new Set<string>()

  const decode = (token: string) => {
    const decoded = decodeToken(token, accepted.has(token) ? undefined : now())
    if (decoded.ok) return decoded.value
    report(new Error(`The session token was ignored: it is ${decoded.failure}.`), 'session')
    return undefined
  }

  const refused = new Set<string>()
  /** The cookies of this page so far: what is not among them has come with an answer. */
  let seen: readonly string[] = []

  /** Not one that expired longer ago: no clock is that wrong. */
  const mayBeValid = (token: string) =>
    !isTimeKnown() && !hasLeft(token) && decodeToken(token, addTime(now(), -MAX_DAYS_OFF, 'day')).ok

  const newest = (tokens: readonly string[]) => {
    let best: { token: string; issued: number } | undefined
    for (const token of tokens) {
      const claims = token && !hasLeft(token) && !refused.has(token) ? decode(token) : undefined
      if (claims && claims.issued >= (best?.issued ?? 0)) best = { token, issued: claims.issued }
    }
    return best?.token
  }

  /**
   * The one that the backend is known to accept, else the newest usable one: a server may have set another for the whole domain, and so may whoever has
   * one of its other hosts. Nothing in a token that no profile has loaded with is more than a claim.
   */
  const read = () => {
    seen = cookies.readAll(cookieNames.session)
    return newest(seen.filter(isProved)) ?? newest(seen)
  }

  const write = (token: string) => {
    const claims = decode(token)
    if (!claims) return false
    if (hasLeft(token)) storage.removeItem(storageKeys.signedOut)
    const left = claims.expires === undefined ? undefined : (claims.expires - now().getTime()) / 1000
    // For as long as the browser is open, where a wrong clock cannot tell how long it lasts.
    cookies.write(cookieNames.session, token, left !== undefined && left <= 0 ? undefined : left)
    return true
  }

  const clear = () => cookies.remove(cookieNames.session)

  return {
    open() {
      const fromAddress = takeTokenFromAddress(address.href())
      if (fromAddress.token !== undefined) address.replace(fromAddress.href)
      const inAddress = addressToken === 'discard' ? undefined : fromAddress.token
      if (inAddress && addressToken === 'keep' && write(inAddress)) return { status: 'kept', token: inAddress }
      const token = read()
      if (token !== undefined) return { status: 'kept', token }
      if (inAddress && addressToken === 'prove' && decode(inAddress)) return { status: 'offered', token: inAddress }
      const candidates = inAddress ? [...seen, inAddress] : seen
      const doubtful = addressToken === 'keep' ? undefined : candidates.find(mayBeValid)
      if (doubtful !== undefined) return { status: 'offered', token: doubtful }
      return { status: 'empty', refused: Boolean(inAddress ?? cookies.read(cookieNames.session)) }
    },
    read,
    write,
    clear,
    leave(token) {
      storage.setItem(storageKeys.signedOut, String(fingerprint(token)))
      clear()
    },
    accept: (token) => void accepted.add(token),
    reject(token) {
      if (seen.includes(token)) clear()
    },
    refuse: (token) => void refused.add(token),
    acceptSignIn() {
      storage.removeItem(storageKeys.signedOut)
      const before = seen
      const all = cookies.readAll(cookieNames.session)
      const fresh = all.filter((token) => !before.includes(token))
      for (const token of fresh) accepted.add(token)
      return newest(fresh) ?? read()
    },
  }
}
