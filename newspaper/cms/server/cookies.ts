import { decodeEscapes } from '#lib/decodeEscapes.ts'

/** The cookies of a request, by name; one that cannot be decoded keeps its raw value. */
export function parseCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0) cookies.set(pair.slice(0, at).trim(), decodeEscapes(pair.slice(at + 1).trim()))
  }
  return cookies
}

interface CookieOptions {
  /** HttpOnly for the newspaper's own cookies; widgets read those of the publisher's backend. */
  httpOnly?: boolean
  /** In seconds; a session cookie when left out. */
  maxAge?: number
}

/** A `set-cookie` header. */
export const setCookie = (name: string, value: string, { httpOnly, maxAge }: CookieOptions = {}) =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    maxAge !== undefined && `Max-Age=${maxAge}`,
    'SameSite=Lax',
    httpOnly && 'HttpOnly',
  ]
    .filter(Boolean)
    .join('; ')

/** A `set-cookie` header that removes the cookie. */
export const forgetCookie = (name: string) => setCookie(name, '', { maxAge: 0 })
