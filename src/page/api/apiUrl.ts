export type Query = Record<string, string | number | undefined>

/**
 * A part of a path that could lead out of apiBase or cut the path short: a leading slash, a scheme, dot segments (also encoded),
 * backslashes, a slash or a backslash that a server decodes, query, fragment, white space.
 */
const UNSAFE = /^\/|^[a-z][a-z\d+.-]*:|(^|\/)(\.|%2e){1,2}(\/|$)|%2f|%5c|[\\?#\s]/i

/**
 * The absolute address of a call, or undefined for a path that would leave apiBase: ids come from markers, and the token goes with the call.
 *
 * @param apiBase As configured: a path of the page's own host, or an address of another.
 * @param pageUrl The page's address, which a path is resolved against.
 */
export function apiUrl(apiBase: string, path: string, query: Query, pageUrl: string): string | undefined {
  if (UNSAFE.test(path)) return undefined
  const base = new URL(`${apiBase.replace(/(?<!\/)\/+$/, '')}/`, pageUrl)
  const url = new URL(base.href + path)
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return undefined
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(key, String(value))
  }
  return url.href
}
