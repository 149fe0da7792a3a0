/** The cookies of a request, by name; one that can't be decoded is given as it came. */
export function parseCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0) cookies.set(pair.slice(0, at).trim(), decode(pair.slice(at + 1).trim()))
  }
  return cookies
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

interface CookieOptions {
  /** Only the newspaper's own cookies are hidden from scripts; those of the publisher's backend are read by the widgets. */
  httpOnly?: boolean
  /** In seconds; until the browser closes when left out. */
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
