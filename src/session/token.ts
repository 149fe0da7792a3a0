import type { Result } from '../lib/result.ts'
import { failed, success } from '../lib/result.ts'
import { TOKEN_NAME } from '../site/limits.ts'

/** What we read of a session token; who the reader is says the profile, not the token. */
export interface TokenClaims {
  /** Milliseconds since 1970; undefined when the token does not end. */
  expires: number | undefined
}

/** A JWT and nothing else: what passes can be sent as a header and kept in a cookie as it is. */
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

/** Reads a token without checking its signature: that is the backend's affair. */
export function decodeToken(token: string, now: Date): Result<TokenClaims, 'undecodable' | 'expired'> {
  const claims = claimsOf(token)
  if (!claims) return failed('undecodable')
  const expires = typeof claims.exp === 'number' ? claims.exp * 1000 : undefined
  if (expires !== undefined && expires <= now.getTime()) return failed('expired')
  return success({ expires })
}

/** Whether two tokens name the same reader, as far as they tell. */
export function isSameReader(one: string | undefined, other: string): boolean {
  const subject = claimsOf(other)?.sub
  return one !== undefined && subject !== undefined && claimsOf(one)?.sub === subject
}

export interface Address {
  /** The token that the address carried. */
  token: string | undefined
  /** The address without it, all else untouched. */
  href: string
}

/**
 * Takes the token out of a query or a fragment (`#profile?…` has both marks), by hand: URLSearchParams would rewrite the rest.
 */
function takeFrom(list: string) {
  const tokens: string[] = []
  let rest = ''
  /** The mark of what was taken, which the next part inherits. */
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

/** A token that a page was opened with: in the fragment, then in the query (contract §5). Of several the first that is one counts. */
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
