import { failed, type Result, success } from '#lib/result.ts'
import { TOKEN_NAME } from '#lib/site/limits.ts'

/** The claims that are read from a session token; the reader's data comes from the profile, never from the token. */
export interface TokenClaims {
  /** Milliseconds since 1970; undefined when the token does not end. */
  expires: number | undefined
  /** Seconds since 1970; 0 where the token does not say, or names a time to come: anybody can write one, and nobody could outdo it. */
  issued: number
}

/** A JWT only: what matches is safe in a header and in a cookie without encoding. */
const JWT = /^[\w-]+\.([\w-]+)\.[\w-]*$/

function claimsOf(token: string): Record<string, unknown> | undefined {
  const payload = JWT.exec(token)?.[1]
  if (payload === undefined) return undefined
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null ? { ...claims } : undefined
  } catch {
    return undefined
  }
}

/**
 * Decodes a token without checking its signature: the backend does that.
 *
 * @param now Undefined for a token that has not expired, whatever a clock says.
 */
export function decodeToken(token: string, now: Date | undefined): Result<TokenClaims, 'undecodable' | 'expired'> {
  const claims = claimsOf(token)
  if (!claims) return failed('undecodable')
  const expires = typeof claims.exp === 'number' ? claims.exp * 1000 : undefined
  if (now && expires !== undefined && expires <= now.getTime()) return failed('expired')
  const issued = Number(claims.iat) || 0
  return success({ expires, issued: now && issued * 1000 > now.getTime() ? 0 : issued })
}

/** Whether two tokens have the same reader, as far as their claims show. */
export function isSameReader(one: string | undefined, other: string): boolean {
  const subject = claimsOf(other)?.sub
  return one !== undefined && subject !== undefined && claimsOf(one)?.sub === subject
}

export interface Address {
  /** The token in the address. */
  token: string | undefined
  /** The address without it, otherwise unchanged. */
  href: string
}

/**
 * Takes the token out of a query or a fragment (`#profile?…` has both delimiters). Not with URLSearchParams, which would re-encode the rest.
 */
function takeFrom(list: string) {
  const tokens: string[] = []
  let rest = ''
  /** The delimiter of the removed part, which the next part takes over. */
  let mark: string | undefined
  for (const part of list.split(/(?=[?&])/)) {
    const [, before = '', value] = /^([?&]?)(.*)$/s.exec(part) ?? []
    if (value?.startsWith(`${TOKEN_NAME}=`)) {
      tokens.push(value.slice(TOKEN_NAME.length + 1))
      mark ??= before
    } else {
      rest += mark === undefined ? part : mark + value
      mark = undefined
    }
  }
  return { tokens, rest }
}

/** The token in a page's address: in the fragment, then in the query (contract §5). The first valid one is used. */
export function takeTokenFromAddress(href: string): Address {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(href) ?? []
  const inQuery = takeFrom(query)
  const inFragment = takeFrom(fragment)
  const tokens = [...inFragment.tokens, ...inQuery.tokens]
  const token = tokens.find((candidate) => JWT.test(candidate)) ?? tokens[0]
  if (token === undefined) return { token, href }
  const search = inQuery.rest && `?${inQuery.rest}`
  const hash = inFragment.rest && `#${inFragment.rest}`
  return { token, href: path + search + hash }
}
