import type { SiteConfig } from '../config/readConfig.ts'
import { accountPages } from './addresses.ts'
import { safeUrl } from './safeUrl.ts'

/** As a server may read a path: decoded, without empty segments and dots, in either case. */
function plainPath(path: string): string {
  let plain = path
  try {
    plain = decodeURIComponent(path)
  } catch {
    // A literal %: a server reads it as it is.
  }
  const segments: string[] = []
  for (const segment of plain.toLowerCase().split(/[\\/]+/)) {
    if (segment === '..') segments.pop()
    else if (segment && segment !== '.') segments.push(segment)
  }
  return ['', ...segments, ''].join('/')
}

/**
 * Where a reader goes on to after signing in: an address of the site's own that the page may follow, else the front page ({@link safeUrl}). The
 * pages that sign in lead nowhere, so they count as the front page too, and so do the backend's calls: following one acts in the reader's name,
 * `user/logout` first of all.
 *
 * @param given The marker's, else the query's; undefined when there is none.
 * @param base The page's address.
 */
export function readBackUrl(
  given: string | null | undefined,
  base: string,
  { apiBase, hosts }: Pick<SiteConfig, 'apiBase' | 'hosts'>,
): string {
  if (!given) return '/'
  const safe = safeUrl(given, base, hosts)
  const { pathname } = new URL(safe, base)
  const calls = plainPath(new URL(`${apiBase}/`, base).pathname.slice(0, -1))
  const isCall = calls !== '/' && plainPath(pathname).startsWith(calls)
  return isCall || accountPages.includes(pathname.replace(/\/$/, '')) ? '/' : safe
}
